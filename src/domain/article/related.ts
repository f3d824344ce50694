import { fold } from '#src/domain/finding/fold.ts'

export interface RelatableArticle {
  id: string
  category: string
  /** Title, excerpt and body, as plain text. */
  text: string
}

const minWordLength = 5

/** The closest articles: those of its category first, then by common words, rare ones first. */
export function findRelated<Item extends RelatableArticle>(
  articles: readonly Item[],
  id: string,
  count: number,
): Item[] {
  const entries = articles.map((article) => ({ article, words: collectWords(article.text) }))
  const one = entries.find((entry) => entry.article.id === id)
  if (one === undefined) {
    return []
  }
  const weigh = (word: string) => 1 / entries.filter(({ words }) => words.has(word)).length
  const weights = new Map([...one.words].map((word) => [word, weigh(word)]))
  return entries
    .filter((entry) => entry !== one)
    .map(({ article, words }) => ({
      article,
      isSameCategory: article.category === one.article.category,
      // Rounded, because the order of a sum changes its last digits.
      closeness: Math.round(
        1e6 * [...words].reduce((sum, word) => sum + (weights.get(word) ?? 0), 0),
      ),
    }))
    .toSorted(
      (a, b) => Number(b.isSameCategory) - Number(a.isSameCategory) || b.closeness - a.closeness,
    )
    .slice(0, count)
    .map(({ article }) => article)
}

function collectWords(text: string): Set<string> {
  const words = fold(text).match(/\p{L}[\p{L}']*/gu) ?? []
  return new Set(words.filter((word) => word.length >= minWordLength))
}
