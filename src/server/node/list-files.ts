import { readdir } from 'node:fs/promises'
import path from 'node:path'

/** _headers (for static hosts), dot files, compressed copies. */
const hidden = /^\/[_.]|\.(?:br|gz)$/

/** As URL paths: /about/index.html */
export async function listBuiltFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => `/${file.split(path.sep).join('/')}`)
    .filter((url) => !hidden.test(url))
    .toSorted()
}
