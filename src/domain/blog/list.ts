import type { Article } from '#src/domain/article/schema.ts'
import { countOf, type ListDefinition } from '#src/domain/finding/list.ts'
import { blogFields, blogHints } from './fields.ts'
import { blogDefaults, type BlogSearch } from './search.ts'

const noun = { one: 'article', many: 'articles' }

/** The blog as the machinery of finding sees it. */
export const blogList: ListDefinition<Article, BlogSearch> = {
  path: '/blog',
  defaults: blogDefaults,
  keyOf: ({ id }) => id,
  fields: blogFields,
  closeFields: [...blogFields, ...blogHints],
  isChosen: (article, { category }) => category === 'All' || article.category === category,
  nameChoice: ({ category }) => (category === 'All' ? '' : category),
  words: {
    ...noun,
    count: (count) => `Showing ${countOf(noun, count)}`,
    none: 'No articles found matching your search.',
    searchLabel: 'Search articles',
    placeholder: 'Search articles...',
    where: ({ category }) => `in ${category === 'All' ? 'all categories' : category}`,
  },
}
