import type { BlogSearch } from '#src/domain/blog/blog-filters.ts'
import type { DirectorySearch } from '#src/domain/directory/directory-filters.ts'
import { writeQueryString } from './query-string.ts'

export function restaurantHref(slug: string): `/restaurants/${string}` {
  return `/restaurants/${slug}`
}

export function articleHref(id: string): `/blog/${string}` {
  return `/blog/${id}`
}

export function directoryHref(search: Partial<DirectorySearch>): string {
  return `/restaurants${writeQueryString(search)}`
}

export function blogHref(search: Partial<BlogSearch>): string {
  return `/blog${writeQueryString(search)}`
}
