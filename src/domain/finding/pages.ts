import { foldOnce, memoize } from './fold.ts'
import { elision } from './highlight.ts'
import { letters, type Match, type PageText } from './match.ts'
import { joinWords, quote } from './sentences.ts'
import lists from './words.json' with { type: 'json' }

/** What search reads of a list. */
export interface Pages<Item> {
  /** What the page of an item says. */
  textsOf: (item: Item) => readonly PageText[]
  /** What the texts name because it is not there. */
  denies?: (item: Item) => readonly PageText[]
  /** Short texts of an item, such as dishes. Their words may be misspelled in a search. */
  factsOf: (item: Item) => readonly PageText[]
  /** Other names that have an answer: 'Seattle'. */
  names?: readonly string[]
}

export const stopWords = new Set(lists.stopWords.split(' '))
/** Words that say little beside a place: "lunch in chicago". */
export const vagueWords = new Set(lists.vagueWords.split(' '))
/** Right words that are close to others, wishes that no page speaks of, and words that say little. */
export const commonWords = new Set([...lists.commonWords.split(' '), ...vagueWords])
/** Spellings of one word. */
const spellings = lists.spellings.split(',').map((group) => group.split(' '))
export const spellingsOf = (word: string) => spellings.find((group) => group.includes(word))

/** Words that mean something only together, or a word. */
const term = new RegExp(String.raw`\b(?:${lists.terms.replaceAll(',', '|')})\b|\S+`, 'g')

/** The words that say something, each once. */
export const readWords = (all: readonly string[]): string[] =>
  [...new Set(all.join(' ').match(term))].filter((one) => one.length > 1 && !stopWords.has(one))

const onlyLetters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '')
const lettersOf = memoize((text: string) => onlyLetters(foldOnce(text)))
/** How many of the words the text has. */
const countWords = (hits: readonly (readonly PageText[])[], { text }: PageText) =>
  hits.filter((some) => some.some((one) => one.text === text)).length

/**
 * Finds a word in the texts of a page: in singular and plural, as an adjective ('Goa', 'Goan'), in other spellings,
 * and with signs and spaces within it or without: 'pani-puri', 'panipuri'.
 */
function finderOf(word: string) {
  const plain = onlyLetters(word)
  // "michelin starred" is "michelin star", too.
  const usual = word
    .split(' ')
    .map((one) => spellingsOf(one)?.find(({ length }) => length > 2) ?? one)
  // "jain" is not "jai".
  const stem = plain.replace(/(?<=...)(?:e?s|(?<=.{5})i|(?<!i)n)$/, '')
  const known = spellingsOf(plain) ?? spellingsOf(plain.replace(/s$/, ''))
  const forms = known ?? [...new Set([plain, onlyLetters(usual.join(''))])]
  // "st" is not "s t", nor "ahead" "a head", but "viks" is "Vik's".
  const gaps = word.includes(' ') ? /(?<=.)(?=.)/gu : /(?<=..|^\d)(?=..|[st]$)/gu
  const withSigns = (form: string) => form.replaceAll(gaps, String.raw`\W{0,3}`)
  const alternatives = [
    // "jam" is not "James", "pan" not "pani".
    ...forms.map(
      (form) => withSigns(form) + (form[1] ? String.raw`(?:(?<=\w{4})(?:es|i)|(?<!s)s|n)?` : ''),
    ),
    // "main" is not "Maine".
    ...(stem === plain ? [] : [`${withSigns(stem)}e?`]),
  ].join('|')
  // "Vik's" has no "s".
  const pattern = new RegExp(`(?<![${letters}'])(?:${alternatives})(?![${letters}])`, 'g')
  // A pattern takes far longer.
  const mayHave = (text: string) => [...forms, stem].some((form) => text.includes(form))
  return (texts: readonly PageText[]) =>
    texts
      .filter(({ text }) => mayHave(lettersOf(text)))
      .flatMap(({ label, text }) =>
        (foldOnce(text).match(pattern) ?? []).map((hit) => ({ hit, label, text })),
      )
}

/** "neehees" is Neehee's. */
const inSpaces = (text: string) => ` ${text.replaceAll("'", '')} `

/** Finds the pages that have the phrase, else its words, else those that are not common. */
export function findPages<Item>(
  items: readonly Item[],
  words: readonly string[],
  pages: Pages<Item>,
) {
  const phrase = matchPages(items, words.length > 1 ? [words.join(' ')] : words, pages)
  if (phrase.said !== '' || words.length < 2) {
    return phrase
  }
  const all = matchPages(items, words, pages)
  // The words that are left out may be on other pages.
  return all.missing
    ? { ...matchPages(items, words, pages, commonWords), missing: all.missing }
    : all
}

/** Finds the pages that have the most of the words, each in any of their texts. Words in `leftOut` count nowhere. */
export function matchPages<Item>(
  items: readonly Item[],
  words: readonly string[],
  { textsOf, denies }: Pick<Pages<Item>, 'textsOf' | 'denies'>,
  leftOut: ReadonlySet<string> = new Set(),
) {
  const finders = words.map((word) => (leftOut.has(word) ? () => [] : finderOf(word)))
  const found = items.map((item) => {
    const hits = finders.map((find) => (find(denies?.(item) ?? [])[0] ? [] : find(textsOf(item))))
    return { item, hits, count: hits.filter(({ length }) => length > 0).length }
  })
  const most = Math.max(0, ...found.map(({ count }) => count))
  /** As the pages have it. */
  const spelled = words.map((word, index) => {
    const hits = found.flatMap((one) => one.hits[index] ?? []).map(({ hit }) => hit)
    const sorted = hits.toSorted((a, b) => a.length - b.length)
    const start = sorted.find((hit) => hit.length > 2 && word.startsWith(hit))
    // "semma nyc", not "semma.nyc" of its website; "sunny baweja", not "“sunny” baweja".
    const isJoined = (hit = '') => word.includes(' ') && /^[a-z.]+$|["“”()]/.test(hit)
    return start ?? (isJoined(sorted[0]) ? word : sorted[0])
  })
  const known = spelled.filter((word) => word !== undefined)
  const isPart = most < known.length
  const text = inSpaces(words.join(' '))
  const nameOf = (item: Item) => foldOnce(textsOf(item)[0]?.text ?? '')
  const named = isPart ? found.filter(({ item }) => text.includes(inSpaces(nameOf(item)))) : []
  const isSome = isPart && most > 1
  return {
    /** The items that the words name, and those that have the most of them: all items if no page has any. */
    matches: [...new Set([...named, ...found.filter(({ count }) => count === most)])].map(
      ({ item, hits }): Match<Item> => ({
        item,
        query: [...new Set(hits.flat().map(({ hit }) => hit))].join(elision),
        mentions: hits.flat().length,
        // Of words that the card does not show: the text with the most of them.
        note: hits
          .filter((some) => some.every(({ label }) => label !== ''))
          .flat()
          .toSorted((a, b) => countWords(hits, b) - countWords(hits, a))[0],
      }),
    ),
    /** '“dosa” and “biryani”', 'some of “dosa”, “chaat” and “rice”': words that some page has. '' if there are none. */
    said:
      (isSome ? 'some of ' : '') + joinWords(known.map(quote), isPart && !isSome ? 'or' : 'and'),
    /** The words that no page has. Undefined if each match has all words. */
    missing:
      most < words.length ? words.filter((_, index) => spelled[index] === undefined) : undefined,
  }
}
