import { escapeXml, writeElement, xmlStart } from '#src/seo/xml.ts'
import { site } from '#src/site.ts'
import type { FeedItem } from './feed-item.ts'

/** The blog as RSS 2.0, newest first. https://www.rssboard.org/rss-specification */
export function writeRss(description: string, items: readonly FeedItem[]): string {
  const [changed] = items.map(({ updatedDay }) => updatedDay).toSorted((a, b) => (a > b ? -1 : 1))
  return `${xmlStart}
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
${writeElement('title', `${site.name} blog`)}
${writeElement('link', `${site.origin}/blog`)}
${writeElement('description', description)}
<language>en-us</language>
${writeElement('copyright', site.copyright)}
${changed === undefined ? '' : writeElement('lastBuildDate', toRssDate(changed))}
<atom:link href="${site.origin}/feed.xml" rel="self" type="application/rss+xml"/>
${items.map(writeItem).join('\n')}
</channel>
</rss>
`
}

function writeItem({
  url,
  title,
  summary,
  html,
  day,
  category,
  image,
  updatedDay,
}: FeedItem): string {
  return `<item>
${writeElement('title', title)}
${writeElement('link', url)}
<guid isPermaLink="true">${escapeXml(url)}</guid>
${writeElement('pubDate', toRssDate(day))}
${writeElement('atom:updated', `${updatedDay}T00:00:00Z`)}
${writeElement('category', category)}
${writeElement('description', summary)}
${writeElement('content:encoded', html)}
<media:content url="${escapeXml(image.url)}" medium="image" type="image/png" width="${image.width}" height="${image.height}">
${writeElement('media:description', image.alt)}
</media:content>
</item>`
}

/** '2025-11-14' → 'Fri, 14 Nov 2025 00:00:00 GMT' */
function toRssDate(day: string): string {
  return new Date(day).toUTCString()
}
