import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { writePolicy } from '#src/server/headers.ts'

const missingPath = '/404'
const assetUrl = /\/assets\/[\w.~-]+/g
const firstTag = '<meta charSet="utf-8"/>'

/**
 * Writes what the handler answers for each URL into a folder that any static host can serve. Throws if a page
 * names an asset that is not there, which means that the builds of browser and server differ.
 */
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
    // Unlike `text`, with the byte order mark of a spreadsheet.
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
    const missing = text.match(assetUrl)?.find((asset) => !existsSync(path.join(folder, asset)))
    if (missing !== undefined) {
      throw new Error(`Expected every asset of ${url} to be built, found none called ${missing}.`)
    }
    const isPage = path.extname(url) === ''
    const file = path.join(
      folder,
      !isPage ? url : expected === 404 ? '404.html' : `${url}/index.html`,
    )
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, isPage ? await addPolicy(text) : text)
  }
}

/** Cloudflare reads 100 rules of _headers, and there are more pages, so each page brings its policy. */
async function addPolicy(html: string): Promise<string> {
  if (!html.includes(firstTag)) {
    throw new Error(`Expected every page to begin with ${firstTag}, because its policy comes next.`)
  }
  const policy = await writePolicy(html)
  return html.replace(
    firstTag,
    `$&<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  )
}
