import * as z from 'zod/mini'
import type { Article } from '#src/domain/article/schema.ts'
import { categories, type Category } from '#src/domain/article/values.ts'
import type { Filter } from '#src/domain/finding/list.ts'
import { oneOf, querySchema } from '#src/domain/finding/search-schema.ts'

/** The filters of the blog. Every page loads them, because the router reads the URLs of all pages. */
export const blogFilters = [
  {
    param: 'category',
    default: 'All',
    matches: (article, category) => article.category === category,
    valuesOf: () => categories,
    name: (category) => category,
    label: (category) => category,
    spoken: (category) => category,
    phrase: (category) => `in ${category}`,
    isIndexed: true,
  } satisfies Filter<Article, 'category', 'All' | Category>,
] as const

/** The search params of the blog, in the order of the URL. */
export const blogSearchSchema = z.object({
  category: oneOf(['All', ...categories], 'All'),
  query: querySchema,
})

/** The search params of the blog. */
export type BlogSearch = z.output<typeof blogSearchSchema>
