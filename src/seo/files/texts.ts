import { site } from '#src/site.ts'

const day = 86_400_000

/** Crawlers read `noindex` only where they may fetch. */
export function writeRobots(): string {
  return `User-agent: *
Allow: /

Sitemap: ${site.origin}/sitemap.xml
`
}

/** https://www.rfc-editor.org/rfc/rfc9116. `Expires` must be within a year; each build renews it. */
export function writeSecurity(now: Date): string {
  const expires = new Date(Math.floor(now.getTime() / day + 364) * day)
  return `Contact: mailto:${site.email}
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${site.origin}/.well-known/security.txt
`
}
