import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { answerPage } from '#src/server/answers.ts'
import { listBuiltFiles } from './list-files.ts'
import { readView, type View } from './serve-views.ts'

const page = /^(.*)\/index\.html$/

/**
 * Reads the prerendered pages with their compressed copies, by URL. It happens once, at the start: if
 * a new build is copied over this one, HTML read later would not match the policy and ETag computed
 * here.
 */
export async function readBuiltPages(folder: string): Promise<Map<string, View>> {
  const pages = new Map<string, View>()
  for (const url of await listBuiltFiles(folder)) {
    const [, pagePath] = page.exec(url) ?? []
    if (pagePath !== undefined) {
      pages.set(pagePath || '/', await readPage(path.join(folder, url)))
    }
  }
  return pages
}

async function readPage(file: string): Promise<View> {
  const answer = await answerPage(
    new Request('http://localhost'),
    await readFile(file, 'utf8'),
    200,
    0,
  )
  const view = await readView(answer, answer.headers.get('ETag') ?? '')
  for (const [encoding, extension] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    // Without a compressed copy, serveViews compresses on request.
    const bytes = await readFile(file + extension).catch(() => undefined)
    if (bytes !== undefined) {
      view.bodies.set(encoding, Promise.resolve(new Uint8Array(bytes)))
    }
  }
  return view
}
