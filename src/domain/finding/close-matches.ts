import { findHelp, isStopWord } from './help.ts'
import {
  defaultsOf,
  passesFilters,
  type Help,
  type Listed,
  type ListDefinition,
} from './list-definition.ts'
import { foldOnce, foldQuery, hasWords } from './match.ts'
import { findListed } from './rank.ts'
import { quote } from './sentences.ts'
import { isSameStart, searchTerms } from './terms.ts'

const maxEntries = 3
/** Where letters inside words are listed, only what is as close as this is offered: "ashville" in Nashville. */
const maxScoreInside = 0.2
const minLettersInside = 6

/**
 * The guesses of stage three: what is closest to a text that lists nothing, or only letters inside words.
 * For one name or place these are the three closest entries, for a dish or several words all that the
 * right spelling leads to.
 */
export function findCloseMatches<Item>(listed: Listed<Item>): Help<Item> | undefined {
  const { list, items, search, found } = listed
  const text = foldQuery(search.query)
  const isListing = found.length > 0
  if (isListing && (text.length < minLettersInside || beginsWord(listed, text))) {
    return undefined
  }
  const isIn = passesFilters(list, search)
  const others = items
    .filter((item) => !found.some((match) => match.item === item))
    .toSorted((a, b) => Number(isIn(b)) - Number(isIn(a)))
  const terms = searchTerms(list, items, text).map(({ item: term, score = 1 }) => ({
    ...term,
    score,
    isName: list.fields.some((field) => field === term.field),
    entries: others
      .filter((item) => term.items.has(item))
      .map((item) => ({ item, query: term.text, field: term.field })),
  }))
  const [best] = isListing
    ? terms.filter((one) => one.score <= maxScoreInside && one.isName && one.entries.length > 0)
    : terms
  const meant = best?.text ?? (isListing ? undefined : correctWords(list, items, text))
  if (meant === undefined) {
    return undefined
  }
  const help = best?.isName
    ? {
        entries: terms
          .flatMap(({ entries }) => entries)
          .filter((one, index, all) => all.findIndex(({ item }) => item === one.item) === index)
          .slice(0, maxEntries),
      }
    : findExact(listed, meant)
  return help.entries.length === 0
    ? undefined
    : {
        ...help,
        heading: `Did you mean ${quote(meant)}?`,
        search: {
          ...(help.entries.some(({ item }) => isIn(item)) ? search : defaultsOf(list)),
          query: meant,
        },
        isGuess: true,
      }
}

/** All that the right spelling leads to. */
function findExact<Item>(
  { list, items, search }: Listed<Item>,
  query: string,
): Omit<Help<Item>, 'heading'> {
  const right = findListed(list, items, { ...search, query })
  const help = findHelp(right) ?? list.answerPart?.(foldQuery(query), right)
  return help ? { ...help, note: help.heading } : { entries: right.found }
}

function beginsWord<Item>({ list, found }: Listed<Item>, text: string): boolean {
  return found.some(({ item }) =>
    list.fields.some((field) => ` ${foldOnce(field.text(item))}`.includes(` ${text}`)),
  )
}

/** The text with each unknown word in the spelling that it is close to. */
function correctWords<Item>(
  list: ListDefinition<Item>,
  items: readonly Item[],
  text: string,
): string | undefined {
  const fields = [...list.fields, ...list.facts, ...(list.prose ?? [])]
  const isKnown = (word: string) =>
    isStopWord(word) ||
    items.some((item) => fields.some((field) => hasWords(foldOnce(field.text(item)), word)))
  const correct = (word: string) =>
    searchTerms(list, items, word).find(
      ({ item }) => !item.text.includes(' ') && isSameStart(item.text, word),
    )?.item.text ?? word
  const right = text
    .split(' ')
    .map((word) => (isKnown(word) ? word : correct(word)))
    .join(' ')
  return right === text ? undefined : right
}
