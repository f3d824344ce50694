import type { Article } from '#src/domain/article/schema.ts'
import { categories, type Category } from '#src/domain/article/values.ts'
import type { Filter, ListDefinition, SearchOf } from '#src/domain/finding/list.ts'
import { countOf } from '#src/domain/finding/sentences.ts'

const noun = { one: 'article', many: 'articles' }

const filters = [
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

/** What the URL of the blog holds. */
export type BlogSearch = SearchOf<typeof filters>

/** The blog: all that is particular to it as a list. */
export const blogList: ListDefinition<Article, BlogSearch> = {
  path: '/blog',
  noun,
  keyOf: ({ id }) => id,
  filters,
  fields: [
    { name: 'title', text: ({ title }) => title },
    { name: 'excerpt', text: ({ excerpt }) => excerpt },
  ],
  hints: [
    { name: 'category', text: ({ category }) => category, isHint: true },
    { name: 'description', text: ({ description }) => description, isHint: true },
  ],
  words: {
    count: (count) => `Showing ${countOf(noun, count)}`,
    none: 'No articles found matching your search.',
    searchLabel: 'Search articles',
    placeholder: 'Search articles...',
  },
  heading: ({ category }) => (category === 'All' ? 'Blog' : `Blog – ${category}`),
}
