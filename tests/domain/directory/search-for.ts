import type { BlogSearch } from '#src/domain/blog/blog-filters.ts'
import { blogList } from '#src/domain/blog/blog-list.ts'
import type { DirectorySearch } from '#src/domain/directory/directory-filters.ts'
import { directoryList } from '#src/domain/directory/directory-list.ts'
import { defaultsOf } from '#src/domain/finding/list-definition.ts'
import { loadTextSearch } from '#src/domain/finding/load-text-search.ts'

/** With its text search. */
export const wholeDirectory = await loadTextSearch(directoryList)

/** With its text search. */
export const wholeBlog = await loadTextSearch(blogList)

/** A view of the directory. A param without a value has its default. */
export function searchFor(search: Partial<DirectorySearch>): DirectorySearch {
  return { ...defaultsOf(directoryList), ...search }
}

/** A view of the blog. */
export function blogSearchFor(search: Partial<BlogSearch>): BlogSearch {
  return { ...defaultsOf(blogList), ...search }
}
