import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { assetsPath, immutable } from '#src/server/answers.ts'
import { listBuiltFiles } from '#src/server/node/list-files.ts'
import {
  fileSecurityHeaders,
  metaPolicy,
  securityHeaders,
  sharedPath,
} from '#src/server/headers.ts'
import { readInlineParts, readStyles } from '#src/server/inline-parts.ts'
import type { WrittenPage } from './prerender.ts'

const policyName = 'Content-Security-Policy'
const resourceName = 'Cross-Origin-Resource-Policy'
/** The headers that differ between pages. */
const pageHeaders = [policyName, resourceName, 'Permissions-Policy']
/** Files that a rule with a pattern covers, and pages. */
const hasRule = new RegExp(`^${assetsPath}|^${sharedPath}|\\.html$`)
const firstTag = '<meta charset="utf-8"/>'
/** https://developers.cloudflare.com/pages/configuration/headers/ */
const maxRules = 100

/**
 * Writes the security headers for hosts without our server. Each page gets its policy as a <meta>. All
 * other headers go into _headers, which Netlify and Cloudflare read. Both join the values if two matching
 * rules set the same header, so policy and CORP stand in rules that do not overlap.
 */
export async function writeStaticHeaders(
  folder: string,
  pages: readonly WrittenPage[],
): Promise<void> {
  const { [policyName]: _, [resourceName]: _own, ...common } = securityHeaders()
  const rules = [
    writeRule('/*', common),
    writeRule(`${assetsPath}*`, { 'Cache-Control': immutable, ...ownHeaders(assetsPath) }),
    writeRule(`${sharedPath}*`, ownHeaders(sharedPath)),
  ]
  const files = await listBuiltFiles(folder)
  for (const url of files.filter((file) => !hasRule.test(file))) {
    const bytes = new Uint8Array(await readFile(path.join(folder, url)))
    rules.push(writeRule(url, ownHeaders(url, await readStyles(url, bytes))))
  }
  for (const { url, file } of pages) {
    const html = await readFile(file, 'utf8')
    const parts = await readInlineParts(html)
    if (!html.includes(firstTag)) {
      throw new Error(`Expected ${url} to begin with ${firstTag}, for its policy stands after it.`)
    }
    // A function: in a replacement text `$` would be a pattern.
    const meta = `<meta http-equiv="${policyName}" content="${metaPolicy(parts)}"/>`
    await writeFile(
      file,
      html.replace(firstTag, () => firstTag + meta),
    )
    const headers = securityHeaders(parts)
    if (!file.endsWith('404.html')) {
      // Cloudflare serves about/index.html at /about/ and reads only the rule for exactly that.
      for (const pattern of url === '/' ? [url] : [url, `${url}/`]) {
        rules.push(
          writeRule(
            pattern,
            Object.fromEntries(pageHeaders.map((name) => [name, headers[name] ?? ''])),
          ),
        )
      }
    }
  }
  if (rules.length > maxRules) {
    console.warn(
      `_headers has ${rules.length} rules. As a static host Cloudflare reads ${maxRules} and ignores the rest, the policies of the last pages.`,
    )
  }
  await writeFile(path.join(folder, '_headers'), rules.join('\n'))
}

/** The headers that differ between files. */
function ownHeaders(url: string, styles?: readonly string[]): Record<string, string> {
  const headers = fileSecurityHeaders(url, styles)
  return Object.fromEntries([policyName, resourceName].map((name) => [name, headers[name] ?? '']))
}

function writeRule(pattern: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
  return `${pattern}\n${lines.join('')}`
}
