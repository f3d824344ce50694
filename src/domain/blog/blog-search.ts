import * as z from 'zod/mini'
import { categories } from '#src/domain/article/categories.ts'
import { oneOf, querySchema } from '#src/domain/finding/search-schema.ts'

/** The search params of the blog, in the order of the URL. */
export const blogSearchSchema = z.object({
  category: oneOf(['All', ...categories], 'All'),
  query: querySchema,
})

/** The search params of the blog. */
export type BlogSearch = z.output<typeof blogSearchSchema>
