import { blogSchema } from '#src/domain/blog/blog-filters.ts'
import { blogList } from '#src/domain/blog/blog-list.ts'
import { directorySchema } from '#src/domain/directory/directory-filters.ts'
import { directoryList } from '#src/domain/directory/directory-list.ts'
import { hrefOf } from '#src/domain/finding/list-definition.ts'
import { findCachedView } from '#src/domain/finding/view.ts'
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
    if (path === directoryList.path) {
      const search = schema.parse(params)
      return findCachedView(directoryList, restaurants, search).found.length > 0
        ? expectHref(href, hrefOf(directoryList, search))
        : { expected: 'a view of the directory that shows a restaurant' }
    }
    if (path === blogList.path) {
      return expectHref(href, hrefOf(blogList, blogSchema.parse(params)))
    }
    return pages.has(href) || href.startsWith('https://')
      ? { href }
      : { expected: 'a page of the site, restaurant:slug of the list, or an https address' }
  }
}

function expectHref(href: string, canonical: string): ReturnType<ResolveLink> {
  return href === canonical ? { href } : { expected: `${canonical}, where this address leads` }
}
