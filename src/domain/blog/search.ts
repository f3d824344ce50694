import * as z from 'zod/mini'
import { categories, type Category } from '#src/domain/article/values.ts'
import { toQueryText } from '#src/domain/url/query-text.ts'

/** The state of the blog as its URL holds it. 'All' and '' are never written. */
export interface BlogSearch {
  category: 'All' | Category
  query: string
}

export const blogDefaults: BlogSearch = { category: 'All', query: '' }

const categoryByName = new Map<string, Category>(
  categories.map((category) => [category.toLowerCase(), category]),
)

/** Reads the URL and never throws: an unknown category, or none, means all of them. */
export const blogSearchSchema = z.object({
  category: z.catch(
    z._default(
      z.pipe(
        // A URL may say anything; a link in our code may name a known category only.
        z.custom<BlogSearch['category']>((value) => typeof value === 'string'),
        z.transform(
          (text): BlogSearch['category'] => categoryByName.get(text.trim().toLowerCase()) ?? 'All',
        ),
      ),
      blogDefaults.category,
    ),
    blogDefaults.category,
  ),
  query: z.catch(
    z._default(z.pipe(z.string(), z.transform(toQueryText)), blogDefaults.query),
    blogDefaults.query,
  ),
})
