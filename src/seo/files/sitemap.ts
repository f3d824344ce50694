import { toIsoDate } from '#src/domain/article/date.ts'
import type { Article } from '#src/domain/article/article-schema.ts'
import { blogList } from '#src/domain/blog/blog-list.ts'
import { directoryList } from '#src/domain/directory/directory-list.ts'
import { hrefOf, indexedViews } from '#src/domain/finding/list-definition.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { articleHref } from '#src/domain/url/hrefs.ts'
import { writeElement, xmlStart } from '#src/seo/files/xml.ts'
import { site } from '#src/site.ts'

/** @param updated the last update of the list: 'October 1, 2025' */
export function writeSitemap(
  pagePaths: readonly string[],
  restaurants: readonly Restaurant[],
  articles: readonly Article[],
  updated: string,
): string {
  const list = toIsoDate(updated)
  const days = new Map<string, string>(
    articles.map(({ id, date, updated: corrected = date }) => [
      articleHref(id),
      toIsoDate(corrected),
    ]),
  )
  const blog = [...days.values()].toSorted().at(-1) ?? list
  const paths = [
    ...pagePaths,
    ...indexedViews(directoryList, restaurants).map((view) => hrefOf(directoryList, view)),
    ...indexedViews(blogList, articles).map((view) => hrefOf(blogList, view)),
  ]
  const sections: Readonly<Record<string, string>> = {
    '': blog > list ? blog : list,
    restaurants: list,
    blog,
  }
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
