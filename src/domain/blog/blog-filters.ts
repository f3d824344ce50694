import * as z from 'zod/mini'
import type { Article } from '#src/domain/article/article-schema.ts'
import { categories } from '#src/domain/article/categories.ts'
import type { Filters } from '#src/domain/finding/list-definition.ts'
import { oneOf, queryParam } from '#src/domain/finding/search-schema.ts'

/** The search params of the blog, in the order of the URL. */
export const blogSchema = z.object({
  category: oneOf(['All', ...categories]),
  query: queryParam,
})

export type BlogSearch = z.output<typeof blogSchema>

/** Every page loads them. */
export const blogFilters: Filters<Article, BlogSearch> = {
  category: {
    title: 'Category',
    default: 'All',
    matches: (article, category) => article.category === category,
    valuesOf: () => categories,
    name: (category) => category,
    phrase: (category) => `in ${category}`,
    isIndexed: true,
  },
}
