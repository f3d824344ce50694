import { fold } from '#src/domain/finding/fold.ts'

export interface RelatableArticle {
  id: string
  category: string
  /** Title, excerpt and body, as plain text. */
  text: string
}

const minWordLength = 5

/** The ids of the closest articles: those of its category first, then by common words, rare ones first. */
export function findRelated(
  articles: readonly RelatableArticle[],
  id: string,
  count: number,
): string[] {
  const entries = articles.map((article) => ({ ...article, words: collectWords(article.text) }))
  const article = entries.find((entry) => entry.id === id)
  if (article === undefined) {
    return []
  }
  const weigh = (word: string) => 1 / entries.filter(({ words }) => words.has(word)).length
  const weights = new Map([...article.words].map((word) => [word, weigh(word)]))
  return entries
    .filter((entry) => entry !== article)
    .map((entry) => ({
      id: entry.id,
      isSameCategory: entry.category === article.category,
      // Rounded, because the order of a sum changes its last digits.
      closeness: Math.round(
        1e6 * [...entry.words].reduce((sum, word) => sum + (weights.get(word) ?? 0), 0),
      ),
    }))
    .toSorted(
      (a, b) => Number(b.isSameCategory) - Number(a.isSameCategory) || b.closeness - a.closeness,
    )
    .slice(0, count)
    .map((entry) => entry.id)
}

function collectWords(text: string): Set<string> {
  const words = fold(text).match(/\p{L}[\p{L}']*/gu) ?? []
  return new Set(words.filter((word) => word.length >= minWordLength))
}
