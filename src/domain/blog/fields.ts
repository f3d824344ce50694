import type { Article } from '#src/domain/article/schema.ts'
import type { SearchField } from '#src/domain/finding/filter.ts'

/** Where the blog's search looks: title before excerpt. */
export const blogFields: readonly SearchField<Article>[] = [
  { text: ({ title }) => title },
  { text: ({ excerpt }) => excerpt },
]

/** Where close matches are looked for when that finds nothing. */
export const blogHints: readonly SearchField<Article>[] = [
  { text: ({ category }) => category, isHint: true },
  { text: ({ description }) => description, isHint: true },
]
