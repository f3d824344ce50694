import type { Article } from '#src/domain/article/schema.ts'
import { rankByRelevance } from '#src/domain/finding/rank.ts'
import { blogFields } from './fields.ts'
import { filterArticles } from './filter.ts'
import type { BlogSearch } from './search.ts'

/** The articles of a view in the order shown: by relevance with a query, else newest first. */
export function findArticles(articles: readonly Article[], search: BlogSearch): Article[] {
  return rankByRelevance(filterArticles(articles, search), blogFields, search.query)
}
