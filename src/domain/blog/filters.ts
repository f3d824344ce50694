import type { Article } from '#src/domain/article/schema.ts'
import { categories, type Category } from '#src/domain/article/values.ts'
import type { Filter } from '#src/domain/finding/list.ts'

/** The filters of the blog. Every page loads them, because the router reads the URLs of all pages. */
export const blogFilters = [
  {
    param: 'category',
    default: 'All',
    read: (text) => categories.find((one) => one.toLowerCase() === text.toLowerCase()),
    matches: (article, category) => article.category === category,
    valuesOf: () => categories,
    name: (category) => category,
    label: (category) => category,
    spoken: (category) => category,
    phrase: (category) => `in ${category}`,
    isIndexed: true,
  } satisfies Filter<Article, 'category', 'All' | Category>,
] as const
