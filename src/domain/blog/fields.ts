import type { Article } from '#src/domain/article/schema.ts'
import type { SearchField } from '#src/domain/finding/filter.ts'

/** Where the blog's search looks: title before excerpt. */
export const blogFields: readonly SearchField<Article>[] = [
  { name: 'title', text: ({ title }) => title },
  { name: 'excerpt', text: ({ excerpt }) => excerpt },
]
