// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { Article } from '#src/domain/article/article-schema.ts'
import { writeRss, writeSitemap } from '#src/seo/xml-files.ts'
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

const article = {
  ...tandoor,
  title: 'Salt & <fire>',
  excerpt: 'Dough on "clay".',
  html: '<p>See <a href="/blog?category=Trends">more</a> and <a href="https://example.com/">there</a>.</p>\n<h2 id="end" tabindex="-1"><a href="#end">The end</a></h2>\n<div role="region" aria-labelledby="end" tabindex="0"><table aria-labelledby="end"><tbody><tr><th scope="row">Rania</th></tr></tbody></table></div>',
}

test('the RSS feed is well-formed and has the whole text, with links that work anywhere', () => {
  const feed = new DOMParser().parseFromString(writeRss([article]), 'application/xml')
  expect(feed.querySelector('parsererror')).toBeNull()
  const read = (name: string) => feed.querySelector('item')?.getElementsByTagName(name)[0]
  expect(feed.querySelector('channel > title')?.textContent).toBe('Pattal blog')
  expect(read('title')?.textContent).toBe('Salt & <fire>')
  expect(read('guid')?.textContent).toBe(`${site.origin}/blog/tandoor`)
  expect(read('pubDate')?.textContent).toBe('Fri, 08 Aug 2025 12:00:00 GMT')
  expect(read('description')?.textContent).toBe('Dough on "clay".')
  const html = read('content:encoded')?.textContent
  expect(html).toContain(
    `<p><img src="${site.origin}/share/blog-tandoor.png" width="1200" height="630" alt="Salt &amp; &lt;fire&gt; ·`,
  )
  expect(html).toContain(`<a href="${site.origin}/blog?category=Trends">more</a>`)
  expect(html).toContain('<a href="https://example.com/">there</a>')
  expect(html).toContain('<h2>The end</h2>')
  expect(html).toContain('\n<table><tbody><tr><th scope="row">Rania</th></tr></tbody></table>')
})
