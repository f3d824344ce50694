import type { Article } from '#src/domain/article/article-schema.ts'
import { categories, type Category } from '#src/domain/article/categories.ts'
import type { Filter } from '#src/domain/finding/list-definition.ts'
import { oneOf, type SearchOf } from '#src/domain/finding/search-schema.ts'

/** In the order of the URL. Every page loads them. */
export const blogFilters = [
  {
    param: 'category',
    default: 'All',
    schema: () => oneOf(['All', ...categories]),
    matches: (article, category) => article.category === category,
    valuesOf: () => categories,
    name: (category) => category,
    phrase: (category) => `in ${category}`,
    isIndexed: true,
  } satisfies Filter<Article, 'category', 'All' | Category>,
] as const

export type BlogSearch = SearchOf<typeof blogFilters>
