import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { assetsPath, immutable } from '#src/server/responses.ts'
import { fileSecurityHeaders, pageSecurityHeaders, sharedPath } from '#src/server/headers.ts'

const separate = new Set(['Content-Security-Policy', 'Cross-Origin-Resource-Policy'])
/** Files that no rule for a folder or a page covers. `_headers` and folders have no extension. */
const needsRule = new RegExp(`^(?!${assetsPath}|${sharedPath})/.+\\.(?!html$)\\w+$`)

/** Netlify and Cloudflare read _headers. They join two rules' values, so those of policy and CORP never overlap. */
export async function writeStaticHeaders(folder: string): Promise<void> {
  const common = Object.entries(pageSecurityHeaders).filter(([name]) => !separate.has(name))
  const own = (url: string) =>
    Object.entries(fileSecurityHeaders(url)).filter(([name]) => separate.has(name))
  const names = await readdir(folder, { recursive: true })
  const files = names.map((name) => `/${name.replaceAll(path.sep, '/')}`).toSorted()
  const writeRule = (pattern: string, headers: readonly [name: string, value: string][]) =>
    `${pattern}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`
  const rules = [
    writeRule('/*', common),
    writeRule(`${assetsPath}*`, [['Cache-Control', immutable], ...own(assetsPath)]),
    writeRule(`${sharedPath}*`, own(sharedPath)),
    ...files.filter((url) => needsRule.test(url)).map((url) => writeRule(url, own(url))),
  ]
  await writeFile(path.join(folder, '_headers'), rules.join('\n'))
}
