import { expect, test } from 'vitest'
import { pagePaths } from 'virtual:content/page-paths'
import { fetch } from '#src/entry-server.tsx'

const request = (path: string) => fetch(new Request(new URL(path, 'http://localhost')))

test.each([...pagePaths, '/blog/tandoor-mastery', '/restaurants/semma-new-york'])(
  '%s answers 200 with a whole page in HTML',
  async (path) => {
    const response = await request(path)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en"/)
    expect(html.match(/<h1\b/g)).toHaveLength(1)
    expect(html.match(/<title>[^<]+<\/title>/g)).toHaveLength(1)
  },
)

test('a filtered view is rendered filtered, with its own title', async () => {
  const html = await (await request('/restaurants?state=CA')).text()
  expect(html).toContain('Best Indian Restaurants in California')
  const places = [...html.matchAll(/>([^<>]+, [A-Z]{2})</g)].map(([, place]) => place)
  expect(places.length).toBeGreaterThan(1)
  expect(places.filter((place) => !place?.endsWith(', CA'))).toEqual([])
})

test('browsers revalidate a page each time, and shared caches serve it meanwhile', async () => {
  const { headers } = await request('/restaurants?state=CA')
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
    const other = await request(path)
    expect(other.headers.get('cache-control')).toBe('no-cache')
    expect(other.headers.has('cdn-cache-control')).toBe(false)
  }
})
