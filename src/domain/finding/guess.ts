import Fuse from 'fuse.js/basic'
import type { Answer } from './help.ts'
import { passesFilters, type Help, type View } from './list-definition.ts'
import { fold, foldOnce } from './fold.ts'
import { foldQuery, matchText, splitWords } from './match.ts'
import { isCommonWord, isStopWord, type Pages } from './pages.ts'
import { quote } from './sentences.ts'
import { findView, unlistedOf } from './view.ts'

const maxEntries = 3
/** Of Fuse: "omha" is Omaha rather than Bombay. */
const maxScore = 0.34
/** If letters have changed places. */
const maxScoreSwapped = 0.41
/** Where the text lists something, as "ashville" Nashville, or names a place. */
const maxScoreKnown = 0.2
const otherStartPenalty = 0.1
/** Shorter texts are close to too many others. */
const minLetters = 4
/** Length of the text to that of the term: "iowa" does not mean International. */
const minShare = 0.65

/** By the array of names, which is a new one when more are loaded, or by the pages of a list without names. */
const finders = new WeakMap<object, ReturnType<typeof createFinder>>()

/**
 * Guesses at a misspelling: of the whole text, else of the words that are not known. For a name or place that is
 * listed: the closest entries. Else all that the right spelling leads to.
 * @param known the answer to the text as it is
 */
export function guess<Item>(
  view: View<Item>,
  pages: Pages<Item>,
  answer: Answer<Item>,
  known: Help<Item> | undefined,
): Help<Item> | undefined {
  const { list, items, search, found } = view
  const words = splitWords(foldQuery(search.query))
  const text = words.join(' ')
  const isListed = found.length > 0
  // A name that is not typed to its end is no misspelling.
  const beginsWord = found.some(({ item, field }) =>
    ` ${foldOnce(field?.text(item) ?? '')}`.includes(` ${text}`),
  )
  if (beginsWord || words.every((word) => isStopWord(word) || isCommonWord(word))) {
    return undefined
  }
  const key = pages.names?.() ?? pages
  const findTerms = finders.get(key) ?? createFinder(view, pages)
  finders.set(key, findTerms)
  const unlisted = unlistedOf(view)
  const listedBy = (term: string) => matchText(unlisted, list.fields, term)
  const whole = findTerms(text, isListed || known?.isPlace ? maxScoreKnown : 1).filter(
    (term) => !isListed || listedBy(term).length > 0,
  )
  const unknown = isListed ? [] : (known?.doubtful ?? words.filter((word) => !isStopWord(word)))
  const correct = (word: string) =>
    (unknown.includes(word) ? findTerms(word) : []).find((term) => foldOnce(term)[0] === word[0])
  const meant = whole[0] ?? words.map((word) => correct(word) ?? word).join(' ')
  if (fold(meant) === text) {
    return undefined
  }
  const right = findView(list, items, { ...search, query: meant })
  const help = right.inText.length > 0 ? undefined : answer(right)
  const isIn = passesFilters(list, search)
  const closest = [...whole, meant]
    .flatMap(listedBy)
    .filter(({ item }, index, all) => all.findIndex((match) => match.item === item) === index)
    .toSorted((a, b) => Number(isIn(b.item)) - Number(isIn(a.item)))
  const entries = help?.entries ?? closest.slice(0, maxEntries)
  return entries.length === 0
    ? undefined
    : {
        ...help,
        entries,
        heading: `Did you mean ${quote(meant)}?`,
        note: help?.heading,
        search: entries.some(({ item }) => isIn(item))
          ? right.search
          : { ...list.defaults, query: meant },
        isGuess: true,
      }
}

const sortLetters = (folded: string) => [...folded].toSorted().join('')

/** The terms that are close to a text, the closest first. A dish begins as the text does. */
function createFinder<Item>({ list, items }: View<Item>, { factsOf, names }: Pages<Item>) {
  const shown = list.fields.flatMap(({ text }) => items.map(text))
  const dishes = new Set(items.flatMap(factsOf).flatMap(({ text }) => splitWords(text)))
  const texts = [...shown, ...shown.flatMap(splitWords), ...(names?.() ?? []), ...dishes]
  const terms = new Map(texts.map((text) => [foldOnce(text), text]))
  const fuse = new Fuse(
    [...terms.keys()].filter(({ length }) => length >= minLetters),
    { threshold: maxScoreSwapped, ignoreLocation: true, ignoreFieldNorm: true, includeScore: true },
  )
  return (text: string, limit = 1) =>
    (text.length < minLetters || isCommonWord(text) ? [] : fuse.search(text))
      .flatMap(({ item, score = 1 }) => {
        const term = terms.get(item) ?? item
        const isClose = score <= maxScore || sortLetters(item) === sortLetters(text)
        const penalty = dishes.has(term) ? 1 : otherStartPenalty
        const distance = item[0] === text[0] ? score : score + penalty
        return isClose && distance <= limit && text.length >= item.length * minShare
          ? [{ term, distance }]
          : []
      })
      .toSorted((a, b) => a.distance - b.distance)
      .map(({ term }) => term)
}
