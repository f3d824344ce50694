import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(?:html|js|css|svg|csv|xml|txt)$/
/** Smaller files gain nothing. */
const minBytes = 256
/** Blocks as large as a file. */
const params = { [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS }

/** Writes a `.br` and a `.gz` beside every text that is not small. */
export async function compressFiles(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  await Promise.all(
    names
      .filter((name) => compressible.test(name))
      .map(async (name) => {
        const file = path.join(folder, name)
        const content = await readFile(file)
        if (content.length >= minBytes) {
          await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }))
          await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
        }
      }),
  )
}
