import { expect, test } from 'vitest'
import type { Article } from '#src/domain/article/article-schema.ts'
import { writeSitemap } from '#src/seo/files/sitemap.ts'
import { site } from '#src/site.ts'
import { tandoor } from '#tests/domain/article/some-articles.ts'
import { someRestaurants } from '#tests/domain/restaurant/some-restaurants.ts'

const pagePaths = ['/', '/about', '/blog', '/restaurants', '/restaurants/semma', '/blog/tandoor']
const write = (article: Article) =>
  writeSitemap(pagePaths, someRestaurants, [article], 'October 1, 2025')

test('the sitemap has pages, indexed views with something in them, and articles, with the day they last changed', () => {
  const entries = Array.from(
    write(tandoor).matchAll(/<url><loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?<\/url>/g),
    ([, url, day]) => [url?.replace(site.origin, ''), day],
  )
  expect(entries).toEqual([
    ['/', '2025-10-01'],
    ['/about', undefined],
    ['/blog', '2025-08-08'],
    ['/restaurants', '2025-10-01'],
    ['/restaurants/semma', '2025-10-01'],
    ['/blog/tandoor', '2025-08-08'],
    ...['CA', 'DC', 'IL', 'NC', 'NY', 'TX'].map((state) => [
      `/restaurants?state=${state}`,
      '2025-10-01',
    ]),
    ['/restaurants?cuisine=Indian', '2025-10-01'],
    ['/blog?category=Techniques', '2025-08-08'],
  ])
})

test('an article that was corrected has the day of its correction', () => {
  const map = write({ ...tandoor, updated: 'November 22, 2026' })
  expect(map).toMatch(/blog\/tandoor<\/loc><lastmod>2026-11-22</)
  expect(map).toMatch(/blog<\/loc><lastmod>2026-11-22</)
})
