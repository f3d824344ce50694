import { toIsoDate } from '#src/domain/article/date.ts'
import type { Article } from '#src/domain/article/article-schema.ts'
import { blogList } from '#src/domain/blog/blog-list.ts'
import { directoryList } from '#src/domain/directory/directory-list.ts'
import { hrefOf, indexedViews } from '#src/domain/finding/list-definition.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { articleHref, restaurantHref } from '#src/domain/url/hrefs.ts'
import { writeElement, xmlStart } from '#src/seo/files/xml.ts'
import { site } from '#src/site.ts'

interface Published {
  pagePaths: readonly string[]
  restaurants: readonly Restaurant[]
  /** The last update of the list: 'October 1, 2025'. */
  updated: string
  articles: readonly Article[]
}

type Entry = readonly [path: string, lastmod?: string | undefined]

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
  const blog = posts.reduce((last, [, day = '']) => (day > last ? day : last), '')
  const days: Readonly<Record<string, string>> = {
    '/': blog > list ? blog : list,
    [directoryList.path]: list,
    [blogList.path]: blog,
  }
  return [
    ...pagePaths.map((path): Entry => [path, days[path]]),
    ...indexedViews(directoryList, restaurants).map(
      (view) => [hrefOf(directoryList, view), list] as const,
    ),
    ...indexedViews(blogList, articles).map((view) => [hrefOf(blogList, view), blog] as const),
    ...posts,
    ...restaurants.map(({ slug }) => [restaurantHref(slug), list] as const),
  ]
}
