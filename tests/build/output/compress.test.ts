import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressFiles } from '#src/build/output/compress.ts'
import { makeFolder } from '#tests/temporary-folder.ts'

const text = 'Fifty kitchens, put in order. '.repeat(100)

async function compress(name: string, content: string) {
  const folder = makeFolder()
  const file = path.join(folder, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
  await compressFiles(folder)
  return file
}

test.each(['index.html', 'assets/deep/entry.js', 'a.css', 'a.svg', 'a.json', 'a.xml', 'a.txt'])(
  '%s gets a .br and a .gz that give it back, and is smaller in both',
  async (name) => {
    const file = await compress(name, text)
    const brotli = readFileSync(`${file}.br`)
    const zipped = readFileSync(`${file}.gz`)
    expect(brotliDecompressSync(brotli).toString()).toBe(text)
    expect(gunzipSync(zipped).toString()).toBe(text)
    expect(Math.max(brotli.length, zipped.length)).toBeLessThan(text.length / 4)
  },
)

test.each([
  ['picture.avif', text],
  ['font.woff2', text],
  ['no-ending', text],
  ['small.js', 'export {}'],
])('%s would not become smaller and is left alone', async (name, content) => {
  const file = await compress(name, content)
  expect([existsSync(`${file}.br`), existsSync(`${file}.gz`)]).toEqual([false, false])
})
