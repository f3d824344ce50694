import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { assetsPath, immutable } from './answers.ts'
import { metaPolicy, securityHeaders, sharedHeaders, sharedPath } from './headers.ts'
import { readInlineParts } from './inline-parts.ts'
import type { Page } from './prerender.ts'

const policyName = 'Content-Security-Policy'
const resourceName = 'Cross-Origin-Resource-Policy'
const firstTag = '<meta charset="utf-8"/>'

/**
 * For hosts without our server: every page carries its policy in a <meta>, and _headers, as Netlify
 * and Cloudflare read it, says the rest. A header of two rules that fit would be joined, so the
 * policy stands with the pages alone, and who may embed a file with pages and kinds of files.
 */
export async function writeStaticHeaders(folder: string, pages: readonly Page[]): Promise<void> {
  const { [policyName]: _, [resourceName]: ownSite = '', ...common } = securityHeaders()
  const rules = [
    writeRule('/*', common),
    writeRule(`${assetsPath}*`, { 'Cache-Control': immutable, [resourceName]: ownSite }),
    writeRule(`${sharedPath}*`, sharedHeaders),
  ]
  for (const { url, file } of pages) {
    const html = await readFile(file, 'utf8')
    const parts = await readInlineParts(html)
    if (!html.includes(firstTag)) {
      throw new Error(`Expected ${url} to begin with ${firstTag}, for its policy stands after it.`)
    }
    // A function, for a replacement text would give $ a meaning.
    const meta = `<meta http-equiv="${policyName}" content="${metaPolicy(parts)}"/>`
    await writeFile(
      file,
      html.replace(firstTag, () => firstTag + meta),
    )
    const policy = securityHeaders(parts)[policyName]
    if (!file.endsWith('404.html') && policy !== undefined) {
      // Cloudflare serves about/index.html at /about/ and reads only the rule for exactly that.
      for (const pattern of url === '/' ? [url] : [url, `${url}/`]) {
        rules.push(writeRule(pattern, { [policyName]: policy, [resourceName]: ownSite }))
      }
    }
  }
  await writeFile(path.join(folder, '_headers'), rules.join('\n'))
}

function writeRule(pattern: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
  return `${pattern}\n${lines.join('')}`
}
