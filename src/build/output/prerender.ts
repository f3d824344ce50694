import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

export interface WrittenPage {
  url: string
  file: string
}

const missingPath = '/404'
const articleLink = /href="(\/blog\/[^"?#]+)/g
const assetUrl = /\/assets\/[\w.-]+/g

/**
 * Writes every page into a folder that any static host can serve: /about becomes about/index.html.
 * Articles are found by the links of the blog. Throws if a page answers with an unexpected status, or
 * names an asset that is not in the folder, which means that the builds of browser and server differ.
 * @param pagePaths the paths of all routes without a parameter
 */
export async function prerender(
  fetch: (request: Request) => Promise<Response>,
  pagePaths: readonly string[],
  folder: string,
): Promise<WrittenPage[]> {
  const pages: WrittenPage[] = []
  const urls = new Set([...pagePaths, missingPath])
  for (const url of urls) {
    const response = await fetch(new Request(new URL(url, 'http://localhost')))
    const expected = url === missingPath ? 404 : 200
    if (response.status !== expected) {
      throw new Error(`Expected ${url} to answer ${expected}, found ${response.status}.`)
    }
    const html = await response.text()
    for (const [asset] of html.matchAll(assetUrl)) {
      if (!existsSync(path.join(folder, asset))) {
        throw new Error(`Expected every asset of ${url} to be built, found none called ${asset}.`)
      }
    }
    for (const [, link] of html.matchAll(articleLink)) {
      if (link !== undefined) {
        urls.add(link)
      }
    }
    const file = path.join(folder, url === missingPath ? '404.html' : `${url}/index.html`)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, html)
    pages.push({ url, file })
  }
  return pages
}

export async function writeFiles(
  fetch: (request: Request) => Promise<Response>,
  paths: readonly string[],
  folder: string,
): Promise<void> {
  for (const url of paths) {
    const response = await fetch(new Request(new URL(url, 'http://localhost')))
    const file = path.join(folder, url)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, await response.text())
  }
}
