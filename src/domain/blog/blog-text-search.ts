import type { Article } from '#src/domain/article/article-schema.ts'
import { textSearch } from '#src/domain/finding/text-search.ts'
import type { TextSearch } from '#src/domain/finding/list-definition.ts'

export const blogTextSearch: TextSearch<Article> = {
  ...textSearch,
  facts: [
    { name: 'category', text: ({ category }) => category },
    { name: 'description', text: ({ description }) => description },
  ],
}
