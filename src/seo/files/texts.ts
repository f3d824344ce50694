import { directoryList } from '#src/domain/directory/list.ts'
import { defaultsOf } from '#src/domain/finding/list.ts'
import type { Restaurant } from '#src/domain/restaurant/schema.ts'
import { site } from '#src/site.ts'
import type { Published } from './sitemap.ts'

const day = 86_400_000

/**
 * Allows everything. Views of a query carry `noindex`, which a crawler reads only where it may fetch.
 */
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

/** The site in plain Markdown, for language models. https://llmstxt.org */
export function writeLlms({ pages, restaurants, updated, articles }: Published): string {
  return `# ${site.name}

> ${site.description}

The order is an editorial judgment. There is no paid placement. Last updated ${updated}.

## ${directoryList.heading(defaultsOf(directoryList))}

${restaurants
  .map(
    ({ rank, name, neighborhood, city, state, priceRange, cuisine, ...more }) =>
      `${rank}. **${name}**, ${neighborhood === undefined ? '' : `${neighborhood}, `}${city}, ${state} (${cuisine}, ${priceRange}). ${describe(more)}`,
  )
  .join('\n')}

## Articles

${articles
  .map(
    ({ id, title, date, updated: corrected, excerpt }) =>
      `- [${title}](${site.origin}/blog/${id}): ${date}${corrected === undefined ? '' : `, updated ${corrected}`}. ${excerpt}`,
  )
  .join('\n')}

## Pages

${pages.map(({ path, title, description }) => `- [${title}](${site.origin}${path}): ${description}`).join('\n')}
- The articles also as [RSS](${site.origin}/feed.xml) and [JSON Feed](${site.origin}/feed.json)
`
}

/** The facts of a card below its head, in sentences. */
function describe({
  description,
  order,
  recognition,
  goodFor,
  unconfirmedSince,
}: Pick<
  Restaurant,
  'description' | 'order' | 'recognition' | 'goodFor' | 'unconfirmedSince'
>): string {
  return [
    description,
    `Order: ${order}.`,
    ...(recognition === undefined ? [] : [`Recognition: ${recognition}.`]),
    ...(goodFor === undefined ? [] : [`Good for: ${goodFor}.`]),
    ...(unconfirmedSince === undefined ? [] : [`Last confirmed ${unconfirmedSince}.`]),
  ].join(' ')
}
