import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { answerPage } from '#src/server/answers.ts'
import { listBuiltFiles } from './list-files.ts'
import { readView, type View } from './serve-views.ts'

const page = /^(.*)\/index\.html$/

/**
 * The pages that the build wrote, by their URL, compressed as well as can be. They are read when the
 * server starts: of a build that is copied over this one it would send the HTML with the policy and
 * the tag of the last.
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
    // What is not there is compressed when it is asked for.
    const bytes = await readFile(file + extension).catch(() => undefined)
    if (bytes !== undefined) {
      view.bodies.set(encoding, Promise.resolve(new Uint8Array(bytes)))
    }
  }
  return view
}
