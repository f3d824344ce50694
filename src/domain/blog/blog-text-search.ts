import type { Article } from '#src/domain/article/article-schema.ts'
import type { Vocabulary } from '#src/domain/finding/pages.ts'
import { findHelp } from '#src/domain/finding/help.ts'
import type { TextSearch } from '#src/domain/finding/list-definition.ts'
import { rank } from '#src/domain/finding/rank.ts'

/** The sentences of each article, by id. */
export type ArticleTexts = Readonly<Record<string, readonly string[]>>

export function createBlogTextSearch(articleTexts: ArticleTexts): TextSearch<Article> {
  const vocabulary: Vocabulary<Article> = {
    textsOf: ({ id, title, excerpt, category, description }) => [
      ...[title, excerpt, category].map((text) => ({ label: '', text })),
      ...[description, ...(articleTexts[id] ?? [])].map((text) => ({ label: 'Text', text })),
    ],
    facts: ({ category, description }) => [category, description],
  }
  return {
    rank,
    findHelp: (listed) => findHelp(listed, vocabulary),
  }
}
