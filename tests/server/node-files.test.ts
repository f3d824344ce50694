import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { serveBuiltFiles } from '#src/server/node-files.ts'
import { makeFolder } from './temporary-folder.ts'

const page = 'http://localhost/about'

/** The answer of a server that starts now. */
async function ask(folder: string, headers: Record<string, string>): Promise<Response> {
  const serve = await serveBuiltFiles(folder)
  return serve(new Request(page, { headers }), () => new Response(null, { status: 404 }))
}

function writePage(folder: string, text: string): void {
  const file = path.join(folder, 'about/index.html')
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
  utimesSync(file, 1_000_000_000, 1_000_000_000)
}

test('what a visitor has is not sent again until it says something else', async () => {
  const folder = makeFolder()
  writePage(folder, '<p>one</p>')
  const first = await ask(folder, {})
  expect(await first.text()).toBe('<p>one</p>')
  expect(first.headers.get('last-modified')).toBeNull()
  const known = { 'If-None-Match': first.headers.get('etag') ?? '' }

  const again = await ask(folder, known)
  expect(again.status).toBe(304)
  for (const name of ['etag', 'vary', 'cache-control', 'content-security-policy']) {
    expect(again.headers.get(name), name).toBe(first.headers.get(name))
  }

  // As long as before and of the same time, as reproducible builds are.
  writePage(folder, '<p>two</p>')
  const next = await ask(folder, known)
  expect(next.status).toBe(200)
  expect(await next.text()).toBe('<p>two</p>')
})
