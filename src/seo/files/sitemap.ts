import { toIsoDate } from '#src/domain/article/date.ts'
import type { Article } from '#src/domain/article/article-schema.ts'
import { blogList } from '#src/domain/blog/blog-list.ts'
import { directoryList } from '#src/domain/directory/directory-list.ts'
import { hrefOf, indexedViews } from '#src/domain/finding/list-definition.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { articleHref, restaurantHref } from '#src/domain/url/hrefs.ts'
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
  const posts = articles.map((article) => ({
    path: articleHref(article.id),
    day: toIsoDate(article.updated ?? article.date),
  }))
  const blog = posts.reduce((last, { day }) => (day > last ? day : last), '')
  const days: Readonly<Record<string, string>> = {
    '/': blog > list ? blog : list,
    [directoryList.path]: list,
    [blogList.path]: blog,
  }
  const entries = [
    ...pagePaths.map((path) => ({ path, day: days[path] })),
    ...indexedViews(directoryList, restaurants).map((view) => ({
      path: hrefOf(directoryList, view),
      day: list,
    })),
    ...indexedViews(blogList, articles).map((view) => ({
      path: hrefOf(blogList, view),
      day: blog,
    })),
    ...posts,
    ...restaurants.map(({ slug }) => ({ path: restaurantHref(slug), day: list })),
  ]
  const urls = entries.map(({ path, day }) => {
    const lastmod = day === undefined ? '' : writeElement('lastmod', day)
    return `<url>${writeElement('loc', site.origin + path)}${lastmod}</url>`
  })
  return `${xmlStart}
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}
