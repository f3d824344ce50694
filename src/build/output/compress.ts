import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(?:html|js|css|svg|json|xml|txt)$/
/** Smaller files gain nothing. Small chunks do: every page loads several. */
const minBytes = 256

export async function compressFiles(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  await Promise.all(
    names
      .filter((name) => compressible.test(name))
      .map(async (name) => {
        const file = path.join(folder, name)
        if ((await stat(file)).size < minBytes) {
          return
        }
        const content = await readFile(file)
        await Promise.all([
          writeFile(`${file}.br`, await compressBrotli(content)),
          writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 })),
        ])
      }),
  )
}

function compressBrotli(content: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
}
