import Fuse from 'fuse.js/basic'
import type { Answer, FindAnswer } from './help.ts'
import { defaultsOf, passesFilters, type Help, type Listed } from './list-definition.ts'
import { foldOnce, foldQuery, matchText, splitWords } from './match.ts'
import { isStopWord, type Vocabulary } from './pages.ts'
import { quote } from './sentences.ts'
import { findListed } from './view.ts'

const maxEntries = 3
/** Of Fuse: "omha" is Omaha rather than Bombay. */
const maxScore = 0.34
/** If letters have changed places. */
const maxScoreSwapped = 0.41
/** Next to letters inside words, as "ashville" in Nashville, and where a place may be meant. */
const maxScoreClose = 0.2
const minLettersInside = 6
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
  { list, items, search, found }: Listed<Item>,
  vocabulary: Vocabulary<Item>,
  findAnswer: FindAnswer<Item>,
  known: Answer<Item> | undefined,
): Help<Item> | undefined {
  const words = splitWords(foldQuery(search.query))
  const text = words.join(' ')
  const isListing = found.length > 0
  const beginsWord = found.some(({ item, field }) =>
    ` ${foldOnce(field?.text(item) ?? '')}`.includes(` ${text}`),
  )
  const isTooShort = isListing && (text.length < minLettersInside || beginsWord)
  if (isTooShort || words.every(isStopWord)) {
    return undefined
  }
  const findTerms = createFinder(list.fields, items, vocabulary)
  const isIn = passesFilters(list, search)
  const others = items
    .filter((item) => !found.some((match) => match.item === item))
    .toSorted((a, b) => Number(isIn(b)) - Number(isIn(a)))
  const most = isListing || known?.isUnsure ? maxScoreClose : 1
  const listedBy = (term: string) => matchText(others, list.fields, term)
  const whole = findTerms(text).filter(
    (term) => term.score <= most && (!isListing || listedBy(term.text).length > 0),
  )
  const correct = (word: string) =>
    findTerms(word).find((term) => !term.text.includes(' ') && term.isSameStart)?.text ?? word
  const unknown = isListing
    ? []
    : known
      ? (known.missing ?? [])
      : words.filter((word) => !isStopWord(word))
  const meant =
    whole[0]?.text ?? words.map((word) => (unknown.includes(word) ? correct(word) : word)).join(' ')
  if (foldOnce(meant) === text) {
    return undefined
  }
  const right = findListed(list, items, { ...search, query: meant })
  const answer = right.inText.length > 0 || isListing ? undefined : findAnswer(right)
  const closest = [...whole.map((term) => term.text), meant]
    .flatMap(listedBy)
    .filter(({ item }, index, all) => all.findIndex((match) => match.item === item) === index)
  const entries = answer?.entries ?? closest.slice(0, maxEntries)
  const isInView = entries.some(({ item }) => isIn(item))
  return entries.length === 0
    ? undefined
    : {
        ...answer,
        entries,
        ...(answer && { note: answer.heading }),
        heading: `Did you mean ${quote(meant)}?`,
        search: { ...(isInView ? search : defaultsOf(list)), query: meant },
        isGuess: true,
      }
}

const sortLetters = (folded: string) => [...folded].toSorted().join('')

/** The terms that are close to a text, the closest first. */
function createFinder<Item>(
  fields: Listed<Item>['list']['fields'],
  items: readonly Item[],
  { facts, names, commonWords }: Vocabulary<Item>,
) {
  const shown = fields.flatMap(({ text }) => items.map(text))
  const wordsOfFacts = items.flatMap(facts).flatMap(splitWords)
  const texts = [...shown, ...shown.flatMap(splitWords), ...(names?.() ?? []), ...wordsOfFacts]
  const terms = new Map<string, string>()
  texts.forEach((text) => terms.set(foldOnce(text), terms.get(foldOnce(text)) ?? text))
  const fuse = new Fuse(
    [...terms].filter(([folded]) => folded.length >= minLetters),
    {
      keys: [{ name: 'text', getFn: ([folded]) => folded }],
      threshold: maxScoreSwapped,
      ignoreLocation: true,
      ignoreFieldNorm: true,
      includeScore: true,
    },
  )
  return (text: string) =>
    text.length < minLetters || commonWords?.has(text) === true
      ? []
      : fuse
          .search(text)
          .filter(
            ({ item: [folded], score = 1 }) =>
              text.length >= folded.length * minShare &&
              (score <= maxScore || sortLetters(folded) === sortLetters(text)),
          )
          .map(({ item: [folded, term], score = 1 }) => {
            const isSameStart = folded[0] === text[0]
            return { text: term, isSameStart, score: score + (isSameStart ? 0 : otherStartPenalty) }
          })
          .filter(({ text: term, isSameStart }) => isSameStart || !wordsOfFacts.includes(term))
          .toSorted((a, b) => a.score - b.score)
}
