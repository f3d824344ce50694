import { blogSchema } from '#src/domain/blog/blog-filters.ts'
import { blogList } from '#src/domain/blog/blog-list.ts'
import { directorySchema } from '#src/domain/directory/directory-filters.ts'
import { directoryList } from '#src/domain/directory/directory-list.ts'
import { hrefOf } from '#src/domain/finding/list-definition.ts'
import { findView } from '#src/domain/finding/view.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { articleHref, restaurantHref } from '#src/domain/url/hrefs.ts'
import { parseQueryString } from '#src/domain/url/query-string.ts'

export type ResolveLink = (href: string) => { href: string } | { expected: string }

/** `restaurant:slug` becomes the path of the restaurant's page. */
export function createLinkResolver(
  restaurants: readonly Restaurant[],
  articleIds: readonly string[],
  pagePaths: readonly string[],
): ResolveLink {
  const restaurantPaths = restaurants.map(({ slug }) => restaurantHref(slug))
  const pages = new Set([...pagePaths, ...articleIds.map(articleHref), ...restaurantPaths])
  const schema = directorySchema(
    restaurants.map(({ state }) => state),
    restaurants.map(({ slug }) => slug),
  )
  return (link) => {
    const href = link.replace(/^restaurant:/, restaurantHref(''))
    const [path = '', queryString = ''] = href.split('?')
    const params = parseQueryString(queryString)
    let canonical = href
    if (path === directoryList.path) {
      const search = schema.parse(params)
      if (findView(directoryList, restaurants, search).found.length === 0) {
        return { expected: 'a view of the directory that shows a restaurant' }
      }
      canonical = hrefOf(directoryList, search)
    } else if (path === blogList.path) {
      canonical = hrefOf(blogList, blogSchema.parse(params))
    } else if (!pages.has(href) && !href.startsWith('https://')) {
      return { expected: 'a page of the site, restaurant:slug of the list, or an https address' }
    }
    return href === canonical ? { href } : { expected: `${canonical}, where this address leads` }
  }
}
