import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

/** Writes a `.br` and a `.gz` beside every text. */
export async function compressFiles(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  await Promise.all(
    names
      .filter((name) => /\.(?:html|js|css|svg|csv|xml|txt)$/.test(name))
      .map(async (name) => {
        const file = path.join(folder, name)
        const content = await readFile(file)
        await writeFile(`${file}.br`, await promisify(brotliCompress)(content))
        await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
      }),
  )
}
