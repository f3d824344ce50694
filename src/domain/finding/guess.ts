import Fuse from 'fuse.js/basic'
import type { Answer } from './help.ts'
import { defaultsOf, passesFilters, type Help, type View } from './list-definition.ts'
import { foldOnce, foldQuery, matchText, splitWords } from './match.ts'
import { isCommonWord, isStopWord, type Vocabulary } from './pages.ts'
import { quote } from './sentences.ts'
import { findView, othersOf } from './view.ts'

const maxEntries = 3
/** Of Fuse: "omha" is Omaha rather than Bombay. */
const maxScore = 0.34
/** If letters have changed places. */
const maxScoreSwapped = 0.41
/** Where the text lists something, as "ashville" Nashville, or has an answer. */
const maxScoreKnown = 0.2
const minLettersListed = 6
const otherStartPenalty = 0.1
/** Shorter texts are close to too many others. */
const minLetters = 4
/** Length of the text to that of the term: "iowa" does not mean International. */
const minShare = 0.65

/**
 * Guesses at a misspelling: of the whole text, else of the words that are not known. For a name or place that is
 * listed: the closest entries. Else all that the right spelling leads to.
 * @param known the answer to the text as it is
 */
export function guess<Item>(
  view: View<Item>,
  vocabulary: Vocabulary<Item>,
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
  if (
    beginsWord ||
    (isListed && text.length < minLettersListed) ||
    words.every((word) => isStopWord(word) || isCommonWord(word))
  ) {
    return undefined
  }
  const findTerms = createFinder(view, vocabulary)
  const others = othersOf(view)
  const listedBy = (term: string) => matchText(others, list.fields, term)
  const whole = findTerms(text)
    .filter(({ score }) => score <= (isListed || known?.isUnsure ? maxScoreKnown : 1))
    .map(({ term }) => term)
    .filter((term) => !isListed || listedBy(term).length > 0)
  const isKnown = (word: string) =>
    known ? known.missing?.includes(word) !== true : isStopWord(word)
  const correct = (word: string) => {
    const terms = isListed || isKnown(word) ? [] : findTerms(word)
    return terms.find(({ term, isSameStart }) => isSameStart && !term.includes(' '))?.term ?? word
  }
  const meant = whole[0] ?? words.map(correct).join(' ')
  if (foldOnce(meant) === text) {
    return undefined
  }
  const isIn = passesFilters(list, search)
  const right = findView(list, items, { ...search, query: meant })
  const help = right.inText.length > 0 ? undefined : answer(right)
  const closest = [...whole, meant]
    .flatMap(listedBy)
    .filter(({ item }, index, all) => all.findIndex((match) => match.item === item) === index)
    .toSorted((a, b) => Number(isIn(b.item)) - Number(isIn(a.item)))
    .slice(0, maxEntries)
  const entries = help?.entries ?? closest
  const isInView = entries.some(({ item }) => isIn(item))
  return entries.length === 0
    ? undefined
    : {
        ...help,
        entries,
        ...(help && { note: help.heading }),
        heading: `Did you mean ${quote(meant)}?`,
        search: { ...(isInView ? search : defaultsOf(list)), query: meant },
        isGuess: true,
      }
}

const sortLetters = (folded: string) => [...folded].toSorted().join('')

/** The terms that are close to a text, the closest first. */
function createFinder<Item>({ list, items }: View<Item>, { facts, names }: Vocabulary<Item>) {
  const shown = list.fields.flatMap(({ text }) => items.map(text))
  const wordsOfFacts = items.flatMap(facts).flatMap(splitWords)
  const texts = [...shown, ...shown.flatMap(splitWords), ...(names?.() ?? []), ...wordsOfFacts]
  const terms = new Map(texts.map((text) => [foldOnce(text), text]))
  const fuse = new Fuse(
    [...terms.keys()].filter(({ length }) => length >= minLetters),
    { threshold: maxScoreSwapped, ignoreLocation: true, ignoreFieldNorm: true, includeScore: true },
  )
  return (text: string) =>
    text.length < minLetters || isCommonWord(text)
      ? []
      : fuse
          .search(text)
          .filter(
            ({ item, score = 1 }) =>
              text.length >= item.length * minShare &&
              (score <= maxScore || sortLetters(item) === sortLetters(text)),
          )
          .map(({ item, score = 1 }) => {
            const isSameStart = item[0] === text[0]
            return {
              term: terms.get(item) ?? item,
              isSameStart,
              score: score + (isSameStart ? 0 : otherStartPenalty),
            }
          })
          .filter(({ term, isSameStart }) => isSameStart || !wordsOfFacts.includes(term))
          .toSorted((a, b) => a.score - b.score)
}
