import type { Article } from '#src/domain/article/schema.ts'
import { filterByQuery } from '#src/domain/finding/filter.ts'
import { blogFields } from './fields.ts'
import type { BlogSearch } from './search.ts'

/** The articles of a view, in the given order. */
export function filterArticles(
  articles: readonly Article[],
  { category, query }: BlogSearch,
): Article[] {
  const inCategory = articles.filter(
    (article) => category === 'All' || article.category === category,
  )
  return filterByQuery(inCategory, blogFields, query)
}
