import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

const missingPath = '/404'
const assetUrl = /\/assets\/[\w.~-]+/g

/** Writes what the handler answers for each URL. Throws if a page names a file that is not there: the builds differ. */
export async function prerender(
  fetch: (request: Request) => Promise<Response>,
  urls: readonly string[],
  folder: string,
): Promise<void> {
  for (const url of [...urls, missingPath]) {
    const response = await fetch(new Request(new URL(url, 'http://localhost')))
    const expected = url === missingPath ? 404 : 200
    if (response.status !== expected) {
      throw new Error(`Expected ${url} to answer ${expected}, found ${response.status}.`)
    }
    const html = await response.text()
    const missing = html.match(assetUrl)?.find((asset) => !existsSync(path.join(folder, asset)))
    if (missing !== undefined) {
      throw new Error(`Expected every asset of ${url} to be built, found none called ${missing}.`)
    }
    const file = path.join(folder, expected === 404 ? '404.html' : `${url}/index.html`)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, html)
  }
}
