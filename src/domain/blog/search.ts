import * as z from 'zod/mini'
import { categories, type Category } from '#src/domain/article/values.ts'
import { toQueryText } from '#src/domain/url/query-text.ts'
import { searchParam } from '#src/domain/url/search-param.ts'

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
  category: searchParam<BlogSearch['category']>(
    (text) => categoryByName.get(text.trim().toLowerCase()) ?? blogDefaults.category,
  ),
  query: searchParam(toQueryText),
})
