import type { Article } from '#src/domain/article/schema.ts'
import { filterItems } from '#src/domain/finding/filter-items.ts'
import { blogList } from './list.ts'
import type { BlogSearch } from './search.ts'

/** The articles of a view, in the given order. */
export function filterArticles(articles: readonly Article[], search: BlogSearch): Article[] {
  return filterItems(blogList, articles, search)
}
