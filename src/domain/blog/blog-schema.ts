import * as z from 'zod/mini'
import { categories } from '#src/domain/article/categories.ts'
import { oneOf, queryParam } from '#src/domain/finding/search-schema.ts'

/** The search params of the blog, in the order of the URL. */
export const blogSchema = z.object({ category: oneOf(['All', ...categories]), query: queryParam })

export type BlogSearch = z.output<typeof blogSchema>
