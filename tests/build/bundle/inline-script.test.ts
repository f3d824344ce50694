import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Script } from 'node:vm'
import { afterAll, expect, test } from 'vitest'
import { inlineScript } from 'virtual:inline-script'
import { compile } from '#src/build/bundle/inline-script.ts'
import { fetch } from '#src/entry-server.tsx'

/** What every page brings before anything else is loaded. */
const maxBytes = 1777

const folder = mkdtempSync(path.join(tmpdir(), 'inline-'))
afterAll(() => rmSync(folder, { recursive: true }))

function writeModule(name: string, code: string): string {
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, name), code)
  return path.join(folder, name)
}

test('the inline script is a classic script of one line, and small', () => {
  expect(() => new Script(inlineScript)).not.toThrow()
  expect(inlineScript).not.toMatch(/\n|^import|^export/)
  expect(Buffer.byteLength(inlineScript)).toBeLessThanOrEqual(maxBytes)
})

test('every page brings it as the first script of its head, and the policy names its hash', async () => {
  const response = await fetch(new Request('http://localhost/about'))
  const html = await response.text()
  expect(/<script>([^]*?)<\/script>/.exec(html)?.[1]).toBe(inlineScript)
  const before = html.slice(0, html.indexOf('<script>'))
  expect(before).toContain('<link rel="preload" as="image"')
  expect(before).not.toContain('stylesheet')
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(inlineScript))
  expect(response.headers.get('content-security-policy')).toContain(
    `'sha256-${Buffer.from(digest).toString('base64')}'`,
  )
})

test('modules become one script that leaves no global name', async () => {
  writeModule('word.ts', "export const word: string = 'dosa'")
  const entry = writeModule(
    'entry.ts',
    "import { word } from './word.ts'\nfunction say(text: string): void { Reflect.set(globalThis, 'said', text) }\nsay(word)",
  )
  const code = await compile(entry)
  new Script(code).runInThisContext()
  expect(Reflect.get(globalThis, 'said')).toBe('dosa')
  expect(code).not.toMatch(/import|export|^(?:var|let|const|function)\b/)
})

test('no text in it ends its element', async () => {
  const code = await compile(writeModule('end.ts', "console.info('</script>')"))
  expect(code).not.toContain('</script')
})
