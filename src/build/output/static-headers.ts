import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { assetsPath, immutable } from '#src/server/responses.ts'
import { listBuiltFiles } from '#src/server/node/list-files.ts'
import { fileSecurityHeaders, pageSecurityHeaders, sharedPath } from '#src/server/headers.ts'

const policyName = 'Content-Security-Policy'
const resourceName = 'Cross-Origin-Resource-Policy'
const hasRule = new RegExp(`^${assetsPath}|^${sharedPath}|\\.html$`)

/**
 * Netlify and Cloudflare read _headers. Both join the values if two matching rules set the same header, so
 * policy and CORP are only in rules that do not overlap.
 */
export async function writeStaticHeaders(folder: string): Promise<void> {
  const { [policyName]: _, [resourceName]: _own, ...common } = pageSecurityHeaders('')
  const files = await listBuiltFiles(folder)
  const rules = [
    formatRule('/*', common),
    formatRule(`${assetsPath}*`, { 'Cache-Control': immutable, ...ownHeaders(assetsPath) }),
    formatRule(`${sharedPath}*`, ownHeaders(sharedPath)),
    ...files.filter((url) => !hasRule.test(url)).map((url) => formatRule(url, ownHeaders(url))),
  ]
  await writeFile(path.join(folder, '_headers'), rules.join('\n'))
}

function ownHeaders(url: string): Record<string, string> {
  const headers = fileSecurityHeaders(url)
  return Object.fromEntries([policyName, resourceName].map((name) => [name, headers[name] ?? '']))
}

function formatRule(pattern: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
  return `${pattern}\n${lines.join('')}`
}
