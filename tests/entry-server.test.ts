import { expect, test } from 'vitest'
import { fetch, pagePaths } from '#src/entry-server.tsx'

const ask = (path: string, method = 'GET') =>
  fetch(new Request(new URL(path, 'http://localhost'), { method }))

test.each([...pagePaths, '/blog/tandoor-mastery', '/restaurants/semma-new-york'])(
  '%s answers 200 with a whole page in HTML',
  async (path) => {
    const response = await ask(path)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en"/)
    expect(html.match(/<h1\b/g)).toHaveLength(1)
    expect(html.match(/<title>[^<]+<\/title>/g)).toHaveLength(1)
  },
)

test('the sitemap has every page', async () => {
  const map = await (await ask('/sitemap.xml')).text()
  for (const path of pagePaths) {
    expect(map).toContain(`${path}</loc>`)
  }
})

test.each([
  ['/nope', 'Oops! Page not found'],
  ['/restaurants/semma', 'Restaurant not found'],
  ['/restaurants/__proto__', 'Restaurant not found'],
  ['/404', 'Oops! Page not found'],
  ['/blog/no-such-article', 'Post not found'],
  ['/blog/__proto__', 'Post not found'],
  ['/blog/constructor', 'Post not found'],
])('%s answers 404 and says: %s', async (path, title) => {
  const response = await ask(path)
  expect(response.status).toBe(404)
  expect(await response.text()).toContain(title)
})

test('a filtered view is rendered filtered, with a title of its own', async () => {
  const html = await (await ask('/restaurants?state=CA')).text()
  expect(html).toContain('Best Indian Restaurants in California')
  const places = [...html.matchAll(/>([^<>]+, [A-Z]{2})</g)].map(([, place]) => place)
  expect(places.length).toBeGreaterThan(1)
  expect(places.filter((place) => !place?.endsWith(', CA'))).toEqual([])
})

test.each(['//?a', '//', '///?a=1', '//pwn.example?x=1', '/\\?a', '/%5C?a', '//about?x'])(
  '%s has no host to go to, and stays on the site',
  async (path) => {
    const response = await fetch(new Request(`http://localhost${path}`))
    expect(response.status).toBeLessThan(500)
    expect(response.headers.get('location') ?? '/').toMatch(/^\/(?![/\\])/)
  },
)

test.each([
  ['/restaurants?state=ca', '/restaurants?state=CA'],
  ['/restaurants?state=XX', '/restaurants'],
  ['/restaurants?state=All', '/restaurants'],
  ['/restaurants?query=', '/restaurants'],
  ['/restaurants?state=NY&query=dosa&utm_source=x', '/restaurants?state=NY&query=dosa'],
  ['/restaurants?query=dosa&state=NY', '/restaurants?state=NY&query=dosa'],
  ['/restaurants?query=chai%20pani', '/restaurants?query=chai+pani'],
  ['/restaurants?query=a&query=b', '/restaurants?query=a'],
  ['/blog?category=fine%20dining', '/blog?category=Fine+Dining'],
  ['/blog?category=News', '/blog'],
  ['/about?query=dosa', '/about'],
  ['/about/', '/about'],
  ['/Restaurants', '/restaurants'],
  ['/RESTAURANTS?state=CA', '/restaurants?state=CA'],
  ['/Restaurants?state=ca&query=Dosa', '/restaurants?state=CA&query=Dosa'],
  ['/ABOUT', '/about'],
  ['/About/', '/about'],
  ['/About/?utm_source=x', '/about'],
  ['/rest%61urants', '/restaurants'],
  ['/%41bout?utm_source=x', '/about'],
  ['/about%20', '/about'],
  ['/blog/tandoor%2Dmastery', '/blog/tandoor-mastery'],
  ['/Blog/tandoor-mastery', '/blog/tandoor-mastery'],
  ['/blog//tandoor-mastery', '/blog/tandoor-mastery'],
])('%s is another spelling of %s, and leads there in one step', async (path, canonical) => {
  const response = await ask(path)
  expect(response.status).toBe(307)
  const location = new URL(response.headers.get('location') ?? '', 'http://localhost')
  expect(location.origin).toBe('http://localhost')
  expect(location.pathname + location.search).toBe(canonical)
  expect((await ask(canonical)).status).toBe(200)
})

test.each(['/feed.xml', '/robots.txt', '/.well-known/security.txt'])(
  '%s is one file, and a query leads to it',
  async (path) => {
    expect((await ask(path)).status).toBe(200)
    for (const method of ['GET', 'HEAD']) {
      const response = await ask(`${path}?utm_source=x`, method)
      expect(response.status).toBe(307)
      expect(response.headers.get('location')).toBe(path)
    }
  },
)

test.each([
  '/restaurants?query=123',
  '/restaurants?query=662E41',
  '/restaurants?query=true',
  '/restaurants?query=%22quoted%22',
  '/restaurants?query=a%26b%3Dc%2B',
  '/restaurants?query=caf%C3%A9',
  '/blog?category=Behind+the+Scenes&query=oven',
])('%s is canonical: what is typed is text', async (path) => {
  expect((await ask(path)).status).toBe(200)
})

test.each([
  ['//', '/'],
  ['//restaurants', '/restaurants'],
  ['///ABOUT?x=1', '/about'],
])('%s has too many slashes for %s, and leads there in one step', async (path, canonical) => {
  const response = await fetch(new Request(`http://localhost${path}`))
  expect(response.status).toBe(307)
  expect(response.headers.get('location')).toBe(canonical)
})

test.each(['/Nope', '/%6Eope', '/%E0%A4%A', '/about%', '/about%2F', '/About%00', '/%2541bout'])(
  '%s is a spelling of no page: 404 at once',
  async (path) => {
    expect((await ask(path)).status).toBe(404)
  },
)

test.each(['//evil.example', '//evil.example/?query=x', '/\\evil.example?a=b'])(
  '%s never leads to another host',
  async (path) => {
    const response = await fetch(new Request(`http://localhost${path}`))
    const location = new URL(response.headers.get('location') ?? '/', 'http://localhost')
    expect(location.origin).toBe('http://localhost')
    expect([307, 308, 404]).toContain(response.status)
  },
)

test.each([
  ['/', 200],
  ['/nope', 404],
  ['/restaurants?state=ca', 307],
])('HEAD of %s answers %i, as GET does, and sends no body', async (path, status) => {
  const response = await ask(path, 'HEAD')
  const got = await ask(path)
  expect(response.status).toBe(status)
  expect(got.status).toBe(status)
  expect(await response.text()).toBe('')
  const lasting = ({ headers }: Response) =>
    [...headers].filter(([name]) => name !== 'server-timing')
  expect(lasting(response)).toEqual(lasting(got))
})

test('browsers ask for a page each time, and shared caches may show it while they ask', async () => {
  const { headers } = await ask('/restaurants?state=CA')
  expect(headers.get('cache-control')).toBe(
    'public, max-age=0, s-maxage=300, stale-while-revalidate=86400, must-revalidate',
  )
  expect(headers.get('cdn-cache-control')).toBe('max-age=300, stale-while-revalidate=86400')

  const known = { 'If-None-Match': headers.get('etag') ?? '' }
  const again = await fetch(
    new Request('http://localhost/restaurants?state=CA', { headers: known }),
  )
  expect(again.status).toBe(304)
  for (const name of ['cache-control', 'cdn-cache-control', 'etag']) {
    expect(again.headers.get(name)).toBe(headers.get(name))
  }

  for (const path of ['/nope', '/restaurants?state=ca']) {
    const other = await ask(path)
    expect(other.headers.get('cache-control')).toBe('no-cache')
    expect(other.headers.has('cdn-cache-control')).toBe(false)
  }
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  '%s answers 405 and says what is allowed',
  async (method) => {
    const response = await ask('/contact', method)
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
  },
)

test('text from the URL is text in the page, never markup', async () => {
  const html = await (
    await ask(
      `/restaurants?query=${encodeURIComponent('<script>alert(1)</script>').replaceAll('%20', '+')}`,
    )
  ).text()
  expect(html).not.toContain('<script>alert(1)')
})
