import type { Article } from '#src/domain/article/article-schema.ts'
import { categories } from '#src/domain/article/categories.ts'
import type { ListDefinition } from '#src/domain/finding/list.ts'
import { formatCount } from '#src/domain/language/format-count.ts'
import { blogSchema, type BlogSearch } from './blog-schema.ts'

const noun = { one: 'article', many: 'articles' }

export const blogList: ListDefinition<Article, BlogSearch> = {
  path: '/blog',
  noun,
  defaults: blogSchema.parse({}),
  filters: {
    category: {
      title: 'Category',
      matches: (article, category) => article.category === category,
      valuesOf: () => categories,
      name: (category) => category,
      phrase: (category) => `in ${category}`,
    },
  },
  fields: [
    { name: 'title', text: ({ title }) => title },
    { name: 'excerpt', text: ({ excerpt }) => excerpt },
  ],
  texts: {
    count: (count) => `Showing ${formatCount(noun, count)}`,
    noResults: 'No articles found matching your search.',
    searchHint: 'You can search for every word of our articles.',
    examples: ['bread', 'vegetables', 'biryani'],
    placeholder: 'Search articles...',
  },
  heading: ({ category }) => (category === 'All' ? 'Blog' : `Blog – ${category}`),
}
