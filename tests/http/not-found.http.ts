import { expect, test } from 'vitest'
import { site } from './site.ts'

test('a missing page has its title, its heading and noindex', async () => {
  for (const [path, title, heading] of [
    ['/404.html', 'Page not found', 'Oops! Page not found'],
    ['/nope/index.html', 'Page not found', 'Oops! Page not found'],
    ['/nope/index.html?a=1', 'Page not found', 'Oops! Page not found'],
    ['/about/x', 'Page not found', 'Oops! Page not found'],
    ['/foo%25', 'Page not found', 'Oops! Page not found'],
    ['/about/index', 'Page not found', 'Oops! Page not found'],
    ['/blog/index', 'Post not found', 'Post not found'],
    ['/restaurants/CA', 'Restaurant not found', 'Restaurant not found'],
    ['/restaurants/__proto__', 'Restaurant not found', 'Restaurant not found'],
    ['/blog/nowhere', 'Post not found', 'Post not found'],
    ['/blog/constructor', 'Post not found', 'Post not found'],
  ] as const) {
    const response = await site.fetch(path)
    const html = response.text
    expect(response.status, path).toBe(404)
    expect(response.headers['cache-control'], path).toBe('no-cache')
    expect(html).toContain(`<title>${title} · Pattal</title>`)
    expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`))
    expect(html).toContain('<meta name="robots" content="noindex, follow"/>')
  }
})

test('a dollar sign and a lone percent sign in a path are signs', async () => {
  const meant = { '/a//$': '/a/%24', '/foo%': '/foo%25', '/about%': '/about' }
  for (const [path, location] of Object.entries(meant)) {
    const { status, headers } = await site.fetch(path)
    expect([status, headers.location], path).toEqual([308, location])
  }
  expect((await site.fetch('/a/%24')).status).toBe(404)
})

test('a mistyped restaurant offers to search for it, and the list', async () => {
  const { text } = await site.fetch('/restaurants/sema-new-york')
  expect(text).toMatch(/<a[^>]* href="\/restaurants\?query=sema\+new\+york"/)
  expect(text).toMatch(/<a[^>]* href="\/restaurants"[^>]*>All restaurants<\/a>/)
})
