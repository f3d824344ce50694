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
import { readInlineParts } from '#src/server/inline-parts.ts'
import type { WrittenPage } from './prerender.ts'

const policyName = 'Content-Security-Policy'
const resourceName = 'Cross-Origin-Resource-Policy'
/** Files that a rule with a pattern covers, and pages. */
const hasRule = new RegExp(`^${assetsPath}|^${sharedPath}|\\.html$`)
const noParts = { scripts: [], styles: [], hasMailForm: false }
const firstTag = '<meta charset="utf-8"/>'

/**
 * Writes the security headers for hosts without our server. Each page gets its policy as a <meta>:
 * Cloudflare reads 100 rules, and there are more pages. All other headers go into _headers, which
 * Netlify and Cloudflare read. Both join the values if two matching rules set the same header, so policy
 * and CORP of files are in rules that do not overlap.
 */
export async function writeStaticHeaders(
  folder: string,
  pages: readonly WrittenPage[],
): Promise<void> {
  const { [policyName]: _, [resourceName]: _own, ...common } = securityHeaders(noParts)
  const files = await listBuiltFiles(folder)
  const rules = files
    .filter((url) => !hasRule.test(url))
    .map((url) => writeRule(url, ownHeaders(url)))
  await writeFile(
    path.join(folder, '_headers'),
    [
      writeRule('/*', common),
      writeRule(`${assetsPath}*`, { 'Cache-Control': immutable, ...ownHeaders(assetsPath) }),
      writeRule(`${sharedPath}*`, ownHeaders(sharedPath)),
      ...rules,
    ].join('\n'),
  )
  for (const { url, file } of pages) {
    const html = await readFile(file, 'utf8')
    if (!html.includes(firstTag)) {
      throw new Error(
        `Expected ${url} to begin with ${firstTag}, because its policy comes after it.`,
      )
    }
    const policy = metaPolicy(await readInlineParts(html))
    // A function: in a replacement text `$` would be a pattern.
    await writeFile(
      file,
      html.replace(
        firstTag,
        () => `${firstTag}<meta http-equiv="${policyName}" content="${policy}"/>`,
      ),
    )
  }
}

function ownHeaders(url: string): Record<string, string> {
  const headers = fileSecurityHeaders(url)
  return Object.fromEntries([policyName, resourceName].map((name) => [name, headers[name] ?? '']))
}

function writeRule(pattern: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
  return `${pattern}\n${lines.join('')}`
}
