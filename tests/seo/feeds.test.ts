// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { toFeedItem } from '#src/seo/feeds/feed-item.ts'
import { writeJsonFeed } from '#src/seo/feeds/json-feed.ts'
import { writeRss } from '#src/seo/feeds/rss.ts'
import { site } from '#src/site.ts'

const item = toFeedItem({
  id: 'tandoor',
  title: 'Salt & <fire>',
  date: 'August 8, 2025',
  category: 'Techniques',
  image: 'tandoor',
  excerpt: 'Dough on "clay".',
  description: 'How it works.',
  readTime: '6 min read',
  html: '<p>See <a href="/blog?category=Trends">more</a> and <a href="https://example.com/">there</a>.</p>\n<h2 id="end" tabindex="-1"><a href="#end">The end</a></h2>',
})

test('an item carries the whole text, which holds wherever it is read', () => {
  expect(item.html).toContain(`<a href="${site.origin}/blog?category=Trends">more</a>`)
  expect(item.html).toContain('<a href="https://example.com/">there</a>')
  expect(item.html).toContain('<h2>The end</h2>')
  expect(item.html).toMatch(
    /^<p><img src="https:\/\/[^"]+\/share\/blog-tandoor.png" width="1200" height="630" alt="Salt &amp; &lt;fire&gt;, from/,
  )
})

test('the RSS feed is well-formed and reads back what went in', () => {
  const feed = new DOMParser().parseFromString(writeRss('About food.', [item]), 'application/xml')
  expect(feed.querySelector('parsererror')).toBeNull()
  const read = (name: string) => feed.querySelector('item')?.getElementsByTagName(name)[0]
  expect(feed.querySelector('channel > title')?.textContent).toBe('Pattal blog')
  expect(feed.querySelector('lastBuildDate')?.textContent).toBe('Fri, 08 Aug 2025 00:00:00 GMT')
  expect(read('title')?.textContent).toBe('Salt & <fire>')
  expect(read('guid')?.textContent).toBe(`${site.origin}/blog/tandoor`)
  expect(read('pubDate')?.textContent).toBe('Fri, 08 Aug 2025 00:00:00 GMT')
  expect(read('description')?.textContent).toBe('Dough on "clay".')
  expect(read('content:encoded')?.textContent).toBe(item.html)
  expect(read('media:content')?.getAttribute('url')).toBe(item.image.url)
})

test('the JSON feed has all that version 1.1 asks for', () => {
  expect(JSON.parse(writeJsonFeed('About food.', [item]))).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Pattal blog',
    home_page_url: `${site.origin}/blog`,
    feed_url: `${site.origin}/feed.json`,
    items: [
      {
        id: `${site.origin}/blog/tandoor`,
        url: `${site.origin}/blog/tandoor`,
        title: 'Salt & <fire>',
        content_html: item.html,
        image: item.image.url,
        date_published: '2025-08-08T00:00:00Z',
        date_modified: '2025-08-08T00:00:00Z',
        tags: ['Techniques'],
      },
    ],
  })
})

test('a correction is told in both feeds, beside the day of publication', () => {
  const corrected = { ...item, updatedDay: '2026-11-22' }
  const rss = writeRss('About food.', [corrected])
  expect(rss).toContain('<atom:updated>2026-11-22T00:00:00Z</atom:updated>')
  expect(rss).toContain('<pubDate>Fri, 08 Aug 2025 00:00:00 GMT</pubDate>')
  expect(rss).toContain('<lastBuildDate>Sun, 22 Nov 2026 00:00:00 GMT</lastBuildDate>')
  expect(writeJsonFeed('About food.', [corrected])).toContain(
    '"date_modified": "2026-11-22T00:00:00Z"',
  )
})
