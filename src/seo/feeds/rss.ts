import { articleHref } from '#src/domain/url/hrefs.ts'
import { toIsoDate } from '#src/domain/article/date.ts'
import type { Article } from '#src/domain/article/schema.ts'
import { pageShareImage } from '#src/seo/share-image.ts'
import { shareImageSize } from '#src/seo/share-image-file.ts'
import { escapeXml, writeElement, xmlStart } from '#src/seo/xml.ts'
import { site } from '#src/site.ts'

export interface FullArticle extends Article {
  html: string
}

/** The blog as RSS 2.0, newest first. https://www.rssboard.org/rss-specification */
export function writeRss(description: string, articles: readonly FullArticle[]): string {
  const [changed] = articles
    .map(({ date, updated = date }) => toIsoDate(updated))
    .toSorted()
    .toReversed()
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
${articles.map(writeItem).join('\n')}
</channel>
</rss>
`
}

/**
 * The text begins with the share image and has no other picture: the others may not be embedded
 * elsewhere (`Cross-Origin-Resource-Policy` in server/headers.ts).
 */
function writeItem(article: FullArticle): string {
  const { id, title, excerpt, date, updated = date, category } = article
  const url = site.origin + articleHref(id)
  const { path, alt } = pageShareImage(`blog-${id}`, title)
  const image = site.origin + path
  const { width, height } = shareImageSize
  const picture = `<p><img src="${image}" width="${width}" height="${height}" alt="${escapeXml(alt)}"></p>`
  return `<item>
${writeElement('title', title)}
${writeElement('link', url)}
<guid isPermaLink="true">${escapeXml(url)}</guid>
${writeElement('pubDate', toRssDate(toIsoDate(date)))}
${writeElement('atom:updated', `${toIsoDate(updated)}T00:00:00Z`)}
${writeElement('category', category)}
${writeElement('description', excerpt)}
${writeElement('content:encoded', `${picture}\n${detach(article.html)}`)}
<media:content url="${escapeXml(image)}" medium="image" type="image/png" width="${width}" height="${height}">
${writeElement('media:description', alt)}
</media:content>
</item>`
}

function detach(html: string): string {
  return html
    .replaceAll(/<h2 [^>]*>(.*?)<\/h2>/gs, (_heading, content: string) => {
      const [, linked = content] = /^<a href="#[^"]*">(.*)<\/a>$/s.exec(content) ?? []
      return `<h2>${linked}</h2>`
    })
    .replaceAll('<a href="/', `<a href="${site.origin}/`)
}

/** '2025-11-14' → 'Fri, 14 Nov 2025 00:00:00 GMT' */
function toRssDate(day: string): string {
  return new Date(day).toUTCString()
}
