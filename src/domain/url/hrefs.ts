import type { BlogSearch } from '#src/domain/blog/blog-filters.ts'
import type { DirectorySearch } from '#src/domain/directory/directory-filters.ts'
import { writeQueryString } from './query-string.ts'

export function restaurantHref(slug: string): `/restaurants/${string}` {
  return `/restaurants/${slug}`
}

export function articleHref(id: string): `/blog/${string}` {
  return `/blog/${id}`
}

/** Whether the path is that of a restaurant or of an article, listed or not. */
export function isDetailPath(path: string): boolean {
  return /^\/(?:blog|restaurants)\/[^/]+\/?$/.test(path)
}

export function directoryHref(search: Partial<DirectorySearch>): string {
  return `/restaurants${writeQueryString(search)}`
}

export function blogHref(search: Partial<BlogSearch>): string {
  return `/blog${writeQueryString(search)}`
}
