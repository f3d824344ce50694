import { beforeAll, describe, expect, test } from 'vitest'
import { categories } from '#src/domain/article/categories.ts'
import { directoryList } from '#src/domain/directory/directory-list.ts'
import { content } from '#tests/site-content.ts'
import { crawl, decode, type CrawledPage } from './crawl.ts'
import { site } from './site.ts'

const { articles, restaurants, pagePaths } = content
const origin = process.env.SITE_ORIGIN ?? 'https://pattal.example'
const maxPages = 400

const filterViews = (['state', 'cuisine', 'award'] as const).flatMap((param) =>
  directoryList.filters[param]
    .valuesOf(restaurants)
    .map((value) => `/restaurants?${new URLSearchParams({ [param]: value }).toString()}`),
)
const sitemapPages = [
  ...pagePaths,
  ...filterViews,
  ...categories
    .filter((category) => articles.some((one) => one.category === category))
    .map((category) => `/blog?${new URLSearchParams({ category }).toString()}`),
]

describe('a crawler', () => {
  let pages: CrawledPage[] = []
  let indexed: CrawledPage[] = []

  beforeAll(async () => {
    pages = await crawl(maxPages)
    indexed = pages.filter(({ isIndexed }) => isIndexed)
  })

  test('finds every page and indexed view, and no other', () => {
    expect(pages.length).toBeLessThan(maxPages)
    expect(indexed.map(({ url }) => url).toSorted()).toEqual(sitemapPages.toSorted())
  })

  test('finds no dead link and no dead anchor', () => {
    expect(pages.filter(({ status }) => status !== 200).map(({ url }) => url)).toEqual([])
    const ids = new Map(pages.map((page) => [page.url, page.ids]))
    const dead = indexed.flatMap(({ url, links }) =>
      links
        .filter((link) => {
          const [target = '', id] = link.split('#')
          return id !== undefined && id !== '' && ids.get(target)?.includes(id) !== true
        })
        .map((link) => `${url}: ${link}`),
    )
    expect(dead).toEqual([])
  })

  test('reads a different title and description on every page', () => {
    expect(findRepeated(pages.map(({ title }) => title))).toEqual([])
    const descriptions = indexed.map(({ description }) => description ?? '')
    expect(findRepeated(descriptions)).toEqual([])
    expect(descriptions.filter(({ length }) => length <= 50)).toEqual([])
  })

  test('reads the one address of every page', () => {
    expect(pages.map(({ canonical }) => canonical)).toEqual(pages.map(({ url }) => origin + url))
  })

  test('reads structured data only about what the page shows, with whole addresses', () => {
    for (const { url, title, description, image, data, text } of indexed) {
      const graph = (data as { '@graph': unknown } | undefined)?.['@graph']
      expect(graph === undefined, url).toBe(!/^\/(?:$|restaurants|blog\/)/.test(url))
      const words = text.replaceAll(/[ \n]+/g, ' ')
      const missing = findShownValues(graph).filter((value) => !words.includes(value))
      expect(missing, url).toEqual([])
      const written = JSON.stringify({ title, description, image, data })
      expect(written, url).not.toMatch(/null|undefined|NaN/)
      // The types of schema-dts, which are the vocabulary, cannot express this.
      for (const [, key, value] of written.matchAll(/"(url|@id|image|logo)":"([^"]*)"/g)) {
        expect(value, `${key} on ${url}`).toMatch(/^https:\/\/[^/]+(?:\/|$)/)
      }
    }
  })

  test('finds every share image, 1200 by 630 and at most 100 kB', async () => {
    const images = new Set(pages.map(({ image }) => image))
    const fixed = pages.filter(({ url }) => /^\/[\w-]*$/.test(url)).length
    expect(images.size).toBe(fixed + filterViews.length + articles.length + restaurants.length)
    for (const image of images) {
      const { headers, body } = await site.fetch(new URL(image ?? '').pathname)
      expect(headers['content-type'], image ?? '').toBe('image/png')
      expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1200, 630])
      expect(body.length, image ?? '').toBeLessThanOrEqual(100_000)
    }
  })
})

test('robots.txt lets every crawler in, and names the sitemap', async () => {
  const { text } = await site.fetch('/robots.txt')
  expect(text).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`)
})

test('the sitemap has every page and every indexed view', async () => {
  const { text } = await site.fetch('/sitemap.xml')
  const locations = Array.from(text.matchAll(/<loc>(.*?)<\/loc>/g), ([, url = '']) => decode(url))
  expect(locations).toEqual(sitemapPages.map((path) => origin + path))
})

test('the feed has every article with its whole text', async () => {
  const { text: feed } = await site.fetch('/feed.xml')
  const items = feed.split('<item>').slice(1)
  expect(items.map((item) => /<link>(.*?)<\/link>/.exec(item)?.[1])).toEqual(
    articles.map(({ id }) => `${origin}/blog/${id}`),
  )
  for (const item of items) {
    const text = decode(/<content:encoded>(.*)<\/content:encoded>/s.exec(item)?.[1] ?? '')
    expect(text.split(' ').length).toBeGreaterThan(900)
    expect(text).not.toMatch(/(?:href|src)="[/#]/)
  }
})

const findRepeated = (values: readonly (string | null)[]): (string | null)[] =>
  values.filter((value, index) => value === null || values.indexOf(value) !== index)

const shownKeys = new Set([
  'name',
  'headline',
  'description',
  'text',
  'servesCuisine',
  'priceRange',
  'streetAddress',
  'addressLocality',
])
const itemTypes = new Set(['Restaurant', 'PostalAddress', 'BlogPosting', 'Question', 'Answer'])

function findShownValues(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) {
    return []
  }
  const isItem = '@type' in node && itemTypes.has(String(node['@type']))
  return Object.entries(node).flatMap(([key, value]) =>
    isItem && typeof value === 'string'
      ? shownKeys.has(key)
        ? [value]
        : []
      : findShownValues(value),
  )
}
