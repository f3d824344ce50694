import type { Article } from '#src/domain/article/article-schema.ts'
import { categories, type Category } from '#src/domain/article/categories.ts'
import type { Filter, ListDefinition } from '#src/domain/finding/list-definition.ts'
import { formatCount } from '#src/domain/finding/sentences.ts'
import type { BlogSearch } from './blog-search.ts'

export type { BlogSearch } from './blog-search.ts'

const noun = { one: 'article', many: 'articles' }

export const blogList: ListDefinition<Article, BlogSearch> = {
  path: '/blog',
  noun,
  keyOf: ({ id }) => id,
  filters: [
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
  ],
  fields: [
    { name: 'title', text: ({ title }) => title },
    { name: 'excerpt', text: ({ excerpt }) => excerpt },
  ],
  facts: [
    { name: 'category', text: ({ category }) => category },
    { name: 'description', text: ({ description }) => description },
  ],
  texts: {
    count: (count) => `Showing ${formatCount(noun, count)}`,
    noResults: 'No articles found matching your search.',
    searchHint: 'You can search the titles and openings of our articles.',
    searchLabel: 'Search articles',
    placeholder: 'Search articles...',
  },
  heading: ({ category }) => (category === 'All' ? 'Blog' : `Blog – ${category}`),
}
