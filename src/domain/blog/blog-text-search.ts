import type { Article } from '#src/domain/article/article-schema.ts'
import { memoize } from '#src/domain/finding/fold.ts'
import { answerWords, createTextSearch } from '#src/domain/finding/help.ts'
import type { TextSearch } from '#src/domain/finding/list-definition.ts'
import { foldQuery, splitWords } from '#src/domain/finding/match.ts'
import { readWords, type Pages } from '#src/domain/finding/pages.ts'

/** The sentences of each article, by id. */
type ArticleTexts = Readonly<Record<string, readonly string[]>>

export function createBlogTextSearch(articleTexts: ArticleTexts): TextSearch<Article> {
  const factsOf = ({ category, description }: Article) => [
    { label: '', text: category },
    { label: 'Text', text: description },
  ]
  const pages: Pages<Article> = {
    factsOf,
    textsOf: memoize((article) => [
      ...[article.title, article.excerpt].map((text) => ({ label: '', text })),
      ...factsOf(article),
      ...(articleTexts[article.id] ?? []).map((text) => ({ label: 'Text', text })),
    ]),
  }
  return createTextSearch(pages, (view) => {
    const words = splitWords(foldQuery(view.search.query))
    const content = readWords(words)
    return answerWords(view, pages, content.length > 0 ? content : words)
  })
}
