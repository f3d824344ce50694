import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(?:html|js|css|svg|json|xml|txt)$/
/** Smaller files gain nothing. */
const minBytes = 256

export async function compressFiles(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  await Promise.all(
    names
      .filter((name) => compressible.test(name))
      .map(async (name) => {
        const file = path.join(folder, name)
        const content = await readFile(file)
        if (content.length >= minBytes) {
          await writeFile(`${file}.br`, await compressBrotli(content))
          await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
        }
      }),
  )
}

/** Block sizes as powers of two. Which one makes a script smallest, by up to 0.2 kB, changes with every build. */
const blockBits = [16, constants.BROTLI_MAX_INPUT_BLOCK_BITS]

async function compressBrotli(content: Buffer): Promise<Buffer> {
  const results = await Promise.all(
    blockBits.map((bits) =>
      promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_LGBLOCK]: bits } }),
    ),
  )
  return results.reduce((best, result) => (result.length < best.length ? result : best))
}
