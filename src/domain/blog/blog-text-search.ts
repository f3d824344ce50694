import type { Article } from '#src/domain/article/article-schema.ts'
import { findHelp, mention } from '#src/domain/finding/help.ts'
import type { TextSearch } from '#src/domain/finding/list-definition.ts'
import { foldQuery, splitWords } from '#src/domain/finding/match.ts'
import { readWords, type Vocabulary } from '#src/domain/finding/pages.ts'
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
    findHelp: (view) =>
      findHelp(view, vocabulary, (right) => {
        const words = splitWords(foldQuery(right.search.query))
        const content = readWords(words)
        return mention(right, content.length > 0 ? content : words, vocabulary)
      }),
  }
}
