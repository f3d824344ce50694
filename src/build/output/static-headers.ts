import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { assetsPath, immutable } from '#src/server/responses.ts'
import { listBuiltFiles } from '#src/server/node/list-files.ts'
import { fileSecurityHeaders, pageSecurityHeaders, sharedPath } from '#src/server/headers.ts'

const separate = new Set(['Content-Security-Policy', 'Cross-Origin-Resource-Policy'])
const hasRule = new RegExp(`^${assetsPath}|^${sharedPath}|\\.html$`)

/**
 * Netlify and Cloudflare read _headers. Both join the values if two matching rules set the same header, so
 * policy and CORP are only in rules that do not overlap.
 */
export async function writeStaticHeaders(folder: string): Promise<void> {
  const common = Object.entries(pageSecurityHeaders).filter(([name]) => !separate.has(name))
  const own = (url: string) =>
    Object.entries(fileSecurityHeaders(url)).filter(([name]) => separate.has(name))
  const files = await listBuiltFiles(folder)
  const rules: [pattern: string, headers: [name: string, value: string][]][] = [
    ['/*', common],
    [`${assetsPath}*`, [['Cache-Control', immutable], ...own(assetsPath)]],
    [`${sharedPath}*`, own(sharedPath)],
    ...files.filter((url) => !hasRule.test(url)).map((url): (typeof rules)[0] => [url, own(url)]),
  ]
  const texts = rules.map(
    ([pattern, headers]) =>
      `${pattern}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`,
  )
  await writeFile(path.join(folder, '_headers'), texts.join('\n'))
}
