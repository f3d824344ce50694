import { findHelp, isStopWord } from './help.ts'
import {
  defaultsOf,
  passesFilters,
  type Help,
  type Listed,
  type ListDefinition,
  type ListSearch,
} from './list-definition.ts'
import { foldOnce, foldQuery, hasWords } from './match.ts'
import { findListed } from './rank.ts'
import { quote } from './sentences.ts'
import { isSameStart, searchTerms } from './terms.ts'

const maxEntries = 3
/** Where letters inside words are listed, only a text as close as this is offered: "ashville" in Nashville. */
const sureScore = 0.2
const minLettersInside = 6
const maxFoundInside = 3

/**
 * The guesses of stage three: what is closest to a text that lists nothing, or only letters inside words.
 * For one name or place these are the three closest entries, for a dish or several words all that the
 * right spelling leads to.
 */
export function findCloseMatches<Item, Search extends ListSearch>(
  listed: Listed<Item, Search>,
): Help<Item, Search> | undefined {
  const { list, items, search, found } = listed
  const text = foldQuery(search.query)
  const isInside = found.length > 0
  if (isInside && !isOnlyInside(listed, text)) {
    return undefined
  }
  const shown = new Set(found.map(({ item }) => item))
  const closest = searchTerms(list, items, text)
    .map(({ item: { indexes, ...term }, score = 1 }) => ({
      ...term,
      score,
      entries: items.filter((item, index) => indexes.has(index) && !shown.has(item)),
    }))
    .filter(
      ({ score, isHint, entries }) =>
        !isInside || (score <= sureScore && !isHint && entries.length > 0),
    )
  const [best] = closest
  const meant = best?.text ?? (isInside ? undefined : correctWords(list, items, text))
  if (meant === undefined) {
    return undefined
  }
  const isIn = passesFilters(list, search)
  const toHelp = (help: Omit<Help<Item, Search>, 'heading'>) => ({
    ...help,
    heading: `Did you mean ${quote(meant)}?`,
    search: {
      ...(help.entries.some(({ item }) => isIn(item)) ? search : defaultsOf(list)),
      query: meant,
    },
    isGuess: true as const,
  })
  if (best?.field !== undefined && !best.isHint) {
    const entries = closest
      .flatMap(({ text: term, field, score, entries: some }) =>
        some.map((item) => ({
          item,
          term,
          field: list.fields.find(({ name }) => name === field),
          score,
        })),
      )
      .toSorted((a, b) => a.score - b.score || Number(isIn(b.item)) - Number(isIn(a.item)))
    const byItem = new Map(entries.toReversed().map((entry) => [entry.item, entry]))
    return toHelp({
      entries: entries.filter((entry) => byItem.get(entry.item) === entry).slice(0, maxEntries),
    })
  }
  const right = findListed(list, items, { ...search, query: meant })
  const help = findHelp(right) ?? list.answerPart?.(foldQuery(meant), right)
  const entries = help?.entries ?? right.found.map(({ item }) => ({ item, term: meant }))
  return entries.length === 0
    ? undefined
    : toHelp({ ...help, ...(help && { note: help.heading }), entries })
}

function isOnlyInside<Item, Search extends ListSearch>(
  { list, found }: Listed<Item, Search>,
  text: string,
): boolean {
  const beginsWord = (value: string) =>
    ` ${foldOnce(value).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')}`.includes(` ${text}`)
  return (
    text.length >= minLettersInside &&
    found.length <= maxFoundInside &&
    !found.some(({ item }) => list.fields.some((field) => beginsWord(field.text(item))))
  )
}

function correctWords<Item, Search extends ListSearch>(
  list: ListDefinition<Item, Search>,
  items: readonly Item[],
  text: string,
): string | undefined {
  const fields = [...list.fields, ...list.hints]
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
