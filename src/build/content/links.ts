import { blogSearchSchema } from '#src/domain/blog/blog-search.ts'
import { blogList } from '#src/domain/blog/blog-list.ts'
import { directorySearchSchema } from '#src/domain/directory/directory-search.ts'
import { directoryList } from '#src/domain/directory/directory-list.ts'
import { hrefOf } from '#src/domain/finding/list-definition.ts'
import { findCachedView } from '#src/domain/finding/view.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { parseQueryString } from '#src/domain/url/query-string.ts'
import { articleHref, restaurantHref } from '#src/domain/url/hrefs.ts'

export type ResolveLink = (href: string) => { href: string } | { problem: string }

/**
 * Checks every link that leads into the site. `restaurant:slug` becomes the path of the
 * restaurant's page.
 * @param pagePaths the paths of all routes without a parameter
 */
export function createLinkResolver(
  restaurants: readonly Restaurant[],
  articleIds: readonly string[],
  pagePaths: readonly string[],
): ResolveLink {
  const slugs = new Set(restaurants.map(({ slug }) => slug))
  const pages = new Set([
    ...pagePaths,
    ...articleIds.map(articleHref),
    ...restaurants.map(({ slug }) => restaurantHref(slug)),
  ])
  const directorySchema = directorySearchSchema(
    restaurants.map(({ state }) => state),
    restaurants.map(({ slug }) => slug),
  )

  return (href) => {
    if (href.startsWith('restaurant:')) {
      const slug = href.slice('restaurant:'.length)
      return slugs.has(slug)
        ? { href: restaurantHref(slug) }
        : { problem: 'the slug of a restaurant on the list' }
    }
    if (href.startsWith('https://')) {
      return { href }
    }
    const [path = '', queryString = ''] = href.split('?')
    const params = parseQueryString(queryString)
    if (path === directoryList.path) {
      const search = directorySchema.parse(params)
      const view = hrefOf(directoryList, search)
      if (href !== view) {
        return { problem: `${view}, where this address leads` }
      }
      return findCachedView(directoryList, restaurants, search).found.length > 0
        ? { href }
        : { problem: 'a view of the directory that shows a restaurant' }
    }
    if (path === blogList.path) {
      const view = hrefOf(blogList, blogSearchSchema.parse(params))
      return href === view ? { href } : { problem: `${view}, where this address leads` }
    }
    return pages.has(href)
      ? { href }
      : { problem: 'a page of the site, restaurant:slug, or an https address' }
  }
}
