import { site } from '#src/site.ts'
import type { FeedItem } from './feed-item.ts'

/** The blog as JSON Feed 1.1, newest first. https://www.jsonfeed.org/version/1.1/ */
export function writeJsonFeed(description: string, items: readonly FeedItem[]): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: `${site.name} blog`,
    home_page_url: `${site.origin}/blog`,
    feed_url: `${site.origin}/feed.json`,
    description,
    favicon: `${site.origin}/favicon.svg`,
    language: 'en-US',
    authors: [{ name: site.name, url: `${site.origin}/about` }],
    items: items.map(({ url, title, summary, html, day, updatedDay, category, image }) => ({
      id: url,
      url,
      title,
      summary,
      content_html: html,
      image: image.url,
      date_published: `${day}T00:00:00Z`,
      date_modified: `${updatedDay}T00:00:00Z`,
      tags: [category],
    })),
  }
  return `${JSON.stringify(feed, null, 2)}\n`
}
