import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { prerender } from '#src/build/output/prerender.ts'
import { makeFolder } from '#tests/temporary-folder.ts'

const pagePaths = ['/', '/restaurants', '/about', '/blog', '/contact']

/** A small site: what each path answers, 404 for all others. */
function serve(pages: Record<string, { status?: number; html?: string }>) {
  const known: typeof pages = {
    '/': {},
    '/restaurants': {},
    '/about': {},
    '/blog': { html: '<a href="/blog/one">One</a> <a href="/blog?category=Trends">Trends</a>' },
    '/contact': {},
    '/blog/one': { html: '<a href="/blog/two#part">Two</a>' },
    '/blog/two': { html: '<a href="/blog/one">One</a>' },
    ...pages,
  }
  return async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    expect(search).toBe('')
    const page = known[pathname] ?? { status: 404, html: 'Not found' }
    return new Response(page.html ?? `Page ${pathname}`, { status: page.status ?? 200 })
  }
}

test('every page becomes a file that a static host finds, the missing one 404.html', async () => {
  const folder = makeFolder()
  await prerender(serve({}), pagePaths, folder)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .toSorted()
  expect(files).toEqual([
    '404.html',
    'about/index.html',
    'blog/index.html',
    'blog/one/index.html',
    'blog/two/index.html',
    'contact/index.html',
    'index.html',
    'restaurants/index.html',
  ])
  expect(readFileSync(path.join(folder, 'about/index.html'), 'utf8')).toBe('Page /about')
  expect(readFileSync(path.join(folder, '404.html'), 'utf8')).toBe('Not found')
})

test('articles are found by links, once each, also those that only an article links to', async () => {
  const folder = makeFolder()
  const pages = await prerender(serve({}), pagePaths, folder)
  const urls = pages.map(({ url }) => url)
  expect(pages).toContainEqual({ url: '/blog/two', file: path.join(folder, 'blog/two/index.html') })
  expect(urls.filter((url) => url.startsWith('/blog/'))).toEqual(['/blog/one', '/blog/two'])
  expect(new Set(urls).size).toBe(urls.length)
})

test.each([
  ['/about', 200, 500],
  ['/contact', 200, 307],
  ['/blog/two', 200, 404],
  ['/404', 404, 200],
])('a page with the wrong status stops the build: %s', async (url, expected, status) => {
  await expect(prerender(serve({ [url]: { status } }), pagePaths, makeFolder())).rejects.toThrow(
    `Expected ${url} to answer ${expected}, found ${status}.`,
  )
})

test('a page that names an asset which was not built stops the build', async () => {
  const folder = makeFolder()
  const html = '<img src="/assets/thali-1a2b3c.jpeg" srcset="/assets/thali-4d5e6f.jpeg 480w">'
  const site = serve({ '/about': { html } })
  mkdirSync(path.join(folder, 'assets'))
  writeFileSync(path.join(folder, 'assets/thali-1a2b3c.jpeg'), '')
  await expect(prerender(site, pagePaths, folder)).rejects.toThrow(
    'Expected every asset of /about to be built, found none called /assets/thali-4d5e6f.jpeg.',
  )
  writeFileSync(path.join(folder, 'assets/thali-4d5e6f.jpeg'), '')
  await prerender(site, pagePaths, folder)
})
