import type { FullArticle } from 'virtual:content/article-pages'
import { articleHref } from '#src/domain/url/hrefs.ts'
import { toIsoDate } from '#src/domain/article/date.ts'
import { shareImagePath, shareImageSize } from '#src/seo/share-image.ts'
import { blogTopic } from '#src/seo/heads/blog.ts'
import { escapeXml, writeElement, xmlStart } from '#src/seo/files/xml.ts'
import { site } from '#src/site.ts'

/** https://www.rssboard.org/rss-specification */
export function writeRss(articles: readonly FullArticle[]): string {
  return `${xmlStart}
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel>
${writeElement('title', `${site.name} blog`)}
${writeElement('link', `${site.origin}/blog`)}
${writeElement('description', `Articles ${blogTopic}`)}
<language>en-us</language>
${writeElement('copyright', site.copyright)}
<atom:link href="${site.origin}/feed.xml" rel="self" type="application/rss+xml"/>
${articles.map(writeItem).join('\n')}
</channel>
</rss>
`
}

/** Only share images may be embedded elsewhere (`Cross-Origin-Resource-Policy` in server/headers.ts). */
function writeItem({ id, title, excerpt, date, category, html }: FullArticle): string {
  const url = site.origin + articleHref(id)
  const src = site.origin + shareImagePath(articleHref(id))
  const alt = escapeXml(`${title}, from ${site.name}`)
  const { width, height } = shareImageSize
  const picture = `<p><img src="${src}" width="${width}" height="${height}" alt="${alt}"></p>`
  return `<item>
${writeElement('title', title)}
${writeElement('link', url)}
${writeElement('guid', url)}
${writeElement('pubDate', new Date(toIsoDate(date)).toUTCString())}
${writeElement('category', category)}
${writeElement('description', excerpt)}
${writeElement('content:encoded', `${picture}\n${toFeedHtml(html)}`)}
</item>`
}

/** Headings without links to themselves, tables without frames, links that work on another site. */
function toFeedHtml(html: string): string {
  return html
    .replaceAll(/<h2 [^>]*>(?:<a [^>]*>)?(.*?)(?:<\/a>)?<\/h2>/gs, '<h2>$1</h2>')
    .replaceAll(/<div role="region"[^>]*><table[^>]*>(.*?)<\/div>/gs, '<table>$1')
    .replaceAll('<a href="/', `<a href="${site.origin}/`)
}
