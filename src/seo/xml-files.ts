import { escapeUTF8 } from 'entities'
import { toIsoDate } from '#src/domain/article/date.ts'
import type { Article, PublishedArticle } from '#src/domain/article/article-schema.ts'
import { blogList } from '#src/domain/blog/blog-list.ts'
import { directoryList } from '#src/domain/directory/directory-list.ts'
import { hrefOf, indexedViews } from '#src/domain/finding/list.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { articleHref } from '#src/domain/url/hrefs.ts'
import { blogTopic } from '#src/seo/heads/blog.ts'
import { site } from '#src/site.ts'
import { shareImagePath, shareImageSize } from './head.ts'

const xmlStart = `<?xml version="1.0" encoding="utf-8"?>
<?xml-stylesheet type="text/css" href="/xml.css"?>`

/** @param updated the last update of the list: 'October 1, 2025' */
export function writeSitemap(
  pagePaths: readonly string[],
  restaurants: readonly Restaurant[],
  articles: readonly Article[],
  updated: string,
): string {
  const list = toIsoDate(updated)
  const days = new Map<string, string>(
    articles.map(({ id, date, updated: day = date }) => [articleHref(id), toIsoDate(day)]),
  )
  const blog = [...days.values()].toSorted().at(-1) ?? list
  const paths = [
    ...pagePaths,
    ...indexedViews(directoryList, restaurants).map((view) => hrefOf(directoryList, view)),
    ...indexedViews(blogList, articles).map((view) => hrefOf(blogList, view)),
  ]
  const home = blog > list ? blog : list
  const sections: Readonly<Record<string, string>> = { '': home, restaurants: list, blog }
  const urls = paths.map((path) => {
    const day = days.get(path) ?? sections[path.split(/[/?]/)[1] ?? '']
    const lastmod = day === undefined ? '' : writeElement('lastmod', day)
    return `<url>${writeElement('loc', site.origin + path)}${lastmod}</url>`
  })
  return `${xmlStart}
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

/** https://www.rssboard.org/rss-specification */
export const writeRss = (articles: readonly PublishedArticle[]): string =>
  `${xmlStart}
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

/** Only share images may be embedded elsewhere (`Cross-Origin-Resource-Policy` in server/headers.ts). */
function writeItem({ id, title, excerpt, date, category, html }: PublishedArticle): string {
  const url = site.origin + articleHref(id)
  const src = site.origin + shareImagePath(articleHref(id))
  const alt = escapeUTF8(`${title} · ${site.name}`)
  const { width, height } = shareImageSize
  const picture = `<p><img src="${src}" width="${width}" height="${height}" alt="${alt}"></p>`
  return `<item>
${writeElement('title', title)}
${writeElement('link', url)}
${writeElement('guid', url)}
${writeElement('pubDate', new Date(`${toIsoDate(date)}T12:00Z`).toUTCString())}
${writeElement('category', category)}
${writeElement('description', excerpt)}
${writeElement('content:encoded', `${picture}\n${toFeedHtml(html)}`)}
</item>`
}

/** Headings without links to themselves, tables without frames, links that work on another site. */
const toFeedHtml = (html: string): string =>
  html
    .replaceAll(/<h2 [^>]*>(?:<a href="#[^>]*>(.*?)<\/a>|(.*?))<\/h2>/gs, '<h2>$1$2</h2>')
    .replaceAll(/<div role="region"[^>]*><table[^>]*>(.*?)<\/div>/gs, '<table>$1')
    .replaceAll('<a href="/', `<a href="${site.origin}/`)

const writeElement = (name: string, text: string) => `<${name}>${escapeUTF8(text)}</${name}>`
