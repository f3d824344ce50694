import type { Article } from '#src/domain/article/article-schema.ts'
import { categories, type Category } from '#src/domain/article/categories.ts'
import type { Filter } from '#src/domain/finding/list.ts'

/** The filters of the blog. */
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
