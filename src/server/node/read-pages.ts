import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { answerPage } from '#src/server/answers.ts'
import { listBuiltFiles } from './list-files.ts'
import { readRenderedPage, type RenderedPage } from './serve-pages.ts'

const pageFile = /^(.*)\/index\.html$/

/**
 * Reads the prerendered pages with their compressed copies, by URL. It happens once, at the start: if
 * a new build is copied over this one, HTML read later would not match the policy and ETag computed
 * here.
 */
export async function readBuiltPages(folder: string): Promise<Map<string, RenderedPage>> {
  const pages = new Map<string, RenderedPage>()
  for (const url of await listBuiltFiles(folder)) {
    const [, pagePath] = pageFile.exec(url) ?? []
    if (pagePath !== undefined) {
      pages.set(pagePath || '/', await readPage(path.join(folder, url)))
    }
  }
  return pages
}

async function readPage(file: string): Promise<RenderedPage> {
  const response = await answerPage(
    new Request('http://localhost'),
    await readFile(file, 'utf8'),
    200,
    0,
  )
  const page = await readRenderedPage(response, response.headers.get('ETag') ?? '')
  for (const [encoding, extension] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    // Without a compressed copy, servePages compresses on request.
    const bytes = await readFile(file + extension).catch(() => undefined)
    if (bytes !== undefined) {
      page.bodies.set(encoding, Promise.resolve(new Uint8Array(bytes)))
    }
  }
  return page
}
