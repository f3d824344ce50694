import { toIsoDate } from '#src/domain/article/date.ts'
import type { Article } from '#src/domain/article/article-schema.ts'
import { blogList } from '#src/domain/blog/blog-list.ts'
import { directoryList } from '#src/domain/directory/directory-list.ts'
import { hrefOf, indexedViews } from '#src/domain/finding/list-definition.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { articleHref, restaurantHref } from '#src/domain/url/hrefs.ts'
import { writeElement, xmlStart } from '#src/seo/xml.ts'
import { site } from '#src/site.ts'

interface Published {
  pagePaths: readonly string[]
  restaurants: readonly Restaurant[]
  /** When the list was last updated, as readers see it. */
  updated: string
  articles: readonly Article[]
}

/** A page, and the day its content last changed, where the content has one. */
type Entry = readonly [path: string, lastmod?: string | undefined]

/** Pages, views of a state, articles and restaurants. Views of a query are not for search engines. */
export function writeSitemap(published: Published): string {
  const urls = listEntries(published).map(
    ([path, lastmod]) =>
      `<url>${writeElement('loc', site.origin + path)}${lastmod ? writeElement('lastmod', lastmod) : ''}</url>`,
  )
  return `${xmlStart}
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

function listEntries({ pagePaths, restaurants, updated, articles }: Published): Entry[] {
  const list = toIsoDate(updated)
  const posts = articles.map(({ id, date, updated: corrected = date }): Entry => [
    articleHref(id),
    toIsoDate(corrected),
  ])
  const [blog = list] = posts
    .map(([, day = '']) => day)
    .toSorted()
    .slice(-1)
  const days: Readonly<Record<string, string>> = {
    '/': blog > list ? blog : list,
    [directoryList.path]: list,
    [blogList.path]: blog,
  }
  return [
    ...pagePaths.map((path): Entry => [path, days[path]]),
    ...indexedViews(directoryList, restaurants).map((view): Entry => [
      hrefOf(directoryList, view),
      list,
    ]),
    ...indexedViews(blogList, articles).map((view): Entry => [hrefOf(blogList, view), blog]),
    ...posts,
    ...restaurants.map(({ slug }): Entry => [restaurantHref(slug), list]),
  ]
}
