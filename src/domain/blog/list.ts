import type { Article } from '#src/domain/article/article-schema.ts'
import type { ListDefinition } from '#src/domain/finding/list.ts'
import { countOf } from '#src/domain/finding/sentences.ts'
import type { BlogSearch } from './blog-search.ts'
import { blogFilters } from './filters.ts'

export type { BlogSearch } from './blog-search.ts'

const noun = { one: 'article', many: 'articles' }

/** The definition of the blog as a list (domain/finding/list.ts). */
export const blogList: ListDefinition<Article, BlogSearch> = {
  path: '/blog',
  noun,
  keyOf: ({ id }) => id,
  filters: blogFilters,
  fields: [
    { name: 'title', text: ({ title }) => title, isProse: true },
    { name: 'excerpt', text: ({ excerpt }) => excerpt, isProse: true },
  ],
  hints: [
    { name: 'category', text: ({ category }) => category, isHint: true },
    {
      name: 'description',
      text: ({ description }) => description,
      isHint: true,
    },
  ],
  words: {
    count: (count) => `Showing ${countOf(noun, count)}`,
    none: 'No articles found matching your search.',
    searched: 'You can search the titles and openings of our articles.',
    searchLabel: 'Search articles',
    placeholder: 'Search articles...',
  },
  heading: ({ category }) => (category === 'All' ? 'Blog' : `Blog – ${category}`),
}
