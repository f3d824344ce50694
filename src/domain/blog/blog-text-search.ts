import type { Article } from '#src/domain/article/article-schema.ts'
import { memoize } from '#src/domain/finding/fold.ts'
import { answerWords, createTextSearch, show } from '#src/domain/finding/help.ts'
import type { TextSearch } from '#src/domain/finding/list.ts'
import { foldQuery, splitWords, withoutMarks, type Match } from '#src/domain/finding/match.ts'
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
      ...[article.title, article.excerpt, article.date].map((text) => ({ label: '', text })),
      ...factsOf(article),
      ...(articleTexts[article.id] ?? []).map((text) => ({ label: 'Text', text })),
    ]),
  }
  return createTextSearch(pages, (view) => {
    const [, pasted] = /\/blog\/([\w-]+)/.exec(view.search.query) ?? []
    const atAddress = view.items.filter(({ id }) => id === pasted)
    if (atAddress.length > 0) {
      return { ...show(view, withoutMarks(atAddress)), heading: 'The article at this address' }
    }
    const words = splitWords(foldQuery(view.search.query))
    const content = readWords(words)
    const asked = content.length > 0 ? content : words.filter(({ length }) => length > 3)
    const help = answerWords(view, pages, asked)
    // First those that have the words in title or excerpt, then those that have them most often.
    const orderOf = ({ note, mentions = 0 }: Match<Article>) => (note ? 1e6 : 0) - mentions
    return help && { ...help, entries: help.entries.toSorted((a, b) => orderOf(a) - orderOf(b)) }
  })
}
