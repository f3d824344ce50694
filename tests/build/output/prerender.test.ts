import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { prerender } from '#src/build/output/prerender.ts'
import { makeFolder } from '#tests/temporary-folder.ts'

const urls = ['/', '/about', '/blog/one']
const writePage = (body: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/></head><body>${body}</body></html>`

/** A small site: what each path answers, 404 for all others. */
function serve(pages: Record<string, { status?: number; html?: string }> = {}) {
  return async (request: Request) => {
    const { pathname } = new URL(request.url)
    const isKnown = urls.includes(pathname)
    const { status = isKnown ? 200 : 404, html = pathname } = pages[pathname] ?? {}
    return new Response(writePage(html), { status })
  }
}

test.each([
  ['/about', 200, 500],
  ['/blog/one', 200, 308],
  ['/404', 404, 200],
])('a page with the wrong status stops the build: %s', async (url, expected, status) => {
  await expect(prerender(serve({ [url]: { status } }), urls, makeFolder())).rejects.toThrow(
    `Expected ${url} to answer ${expected}, found ${status}.`,
  )
})

test('a page that names an asset which was not built stops the build', async () => {
  const folder = makeFolder()
  const html = '<img src="/assets/thali-1a2b3c.jpeg" srcset="/assets/thali-4d5e6f.jpeg 480w">'
  const site = serve({ '/about': { html } })
  mkdirSync(path.join(folder, 'assets'))
  writeFileSync(path.join(folder, 'assets/thali-1a2b3c.jpeg'), '')
  await expect(prerender(site, urls, folder)).rejects.toThrow(
    'Expected every asset of /about to be built, found none called /assets/thali-4d5e6f.jpeg.',
  )
  writeFileSync(path.join(folder, 'assets/thali-4d5e6f.jpeg'), '')
  await prerender(site, urls, folder)
})
