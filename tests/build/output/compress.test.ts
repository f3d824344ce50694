import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressFiles } from '#src/build/output/compress.ts'
import { makeFolder } from '#tests/temporary-folder.ts'

test('a text gets a .br and a .gz that give it back; what would not become smaller gets none', async () => {
  const folder = makeFolder()
  const text = 'Fifty kitchens, put in order. '.repeat(100)
  const texts = ['index.html', 'deep/entry.js', 'a.css', 'a.svg', 'a.json', 'a.xml', 'a.txt']
  const others = ['picture.avif', 'font.woff2', 'no-ending', 'small.js']
  mkdirSync(path.join(folder, 'deep'))
  for (const name of [...texts, ...others]) {
    writeFileSync(path.join(folder, name), name === 'small.js' ? 'export {}' : text)
  }
  await compressFiles(folder)
  for (const name of texts) {
    const read = (ending: string) => readFileSync(path.join(folder, name + ending))
    expect(brotliDecompressSync(read('.br')).toString(), name).toBe(text)
    expect(gunzipSync(read('.gz')).toString(), name).toBe(text)
  }
  const copies = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:br|gz)$/.test(name),
  )
  expect(copies).toHaveLength(2 * texts.length)
})
