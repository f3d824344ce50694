import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { answerPage } from '#src/server/answers.ts'
import { listBuiltFiles } from './list-files.ts'
import { readRenderedPage, type RenderedPage } from './serve-pages.ts'

/** By URL. Read once, because HTML of a later build would not match the policy and the ETag. */
export async function readBuiltPages(folder: string): Promise<Map<string, RenderedPage>> {
  const files = await listBuiltFiles(folder)
  const pages = files
    .filter((url) => url.endsWith('/index.html'))
    .map(
      async (url) =>
        [
          url.slice(0, -'/index.html'.length) || '/',
          await readPage(path.join(folder, url)),
        ] as const,
    )
  return new Map(await Promise.all(pages))
}

async function readPage(file: string): Promise<RenderedPage> {
  const html = await readFile(file, 'utf8')
  const page = await readRenderedPage(await answerPage(new Request('http://localhost'), html, 200))
  const copies = { br: `${file}.br`, gzip: `${file}.gz` }
  for (const encoding of ['br', 'gzip'] as const) {
    const bytes = await readFile(copies[encoding]).catch(() => undefined)
    if (bytes !== undefined) {
      page.bodies.set(encoding, Promise.resolve(new Uint8Array(bytes)))
    }
  }
  return page
}
