import { elision } from './highlight.ts'
import { foldOnce, memoize, type Match, type PageText } from './match.ts'
import { quote, quoteAll } from './sentences.ts'
import words from './words.json' with { type: 'json' }

/** What search reads of the pages of a list. */
export interface Pages<Item> {
  textsOf: (item: Item) => readonly PageText[]
  /** What the texts name because it is not there. */
  denies?: (item: Item) => readonly string[]
  /** Right words that are close to others, and wishes that no page speaks of. */
  commonWords?: ReadonlySet<string>
}

const stopWords = new Set(words.stopWords.split(' '))
/** Spellings of one word. */
const spellings = words.spellings.split(',').map((group) => group.split(' '))

export const isStopWord = (word: string) => stopWords.has(word)

/** The words that say something. */
export function readWords(all: readonly string[]): string[] {
  return all.filter((word) => word.length > 1 && !isStopWord(word))
}

/** Words in singular and plural, as an adjective ('Goa', 'Goan'), and in other spellings, with letters alone. */
function formsOf(texts: readonly string[]): string[] {
  return texts.flatMap((text) => {
    const word = text.replaceAll(/[^\p{L}\p{N}]/gu, '')
    const endings = ['es', 's', 'i', 'n'].flatMap((ending) => [
      word + ending,
      word.endsWith(ending) ? word.slice(0, -ending.length) : '',
    ])
    const others = spellings.filter((group) => group.includes(word)).flat()
    return [word, ...others, ...endings.filter((form) => form.length > 2)].filter(Boolean)
  })
}

/** The letters and digits of the folded text, and where they are in it. */
const lettersOf = memoize((text: string) => {
  const folded = foldOnce(text)
  const found = [...folded.matchAll(/[\p{L}\p{N}]/gu)]
  const letters = found.map(([one]) => one).join('')
  return { folded, letters, at: found.map(({ index }) => index) }
})

/** Whole words of a text, with signs and spaces within them or without: 'pani-puri', 'panipuri'. */
function findForms(text: string, forms: readonly string[]): string[] {
  const { folded, letters, at } = lettersOf(text)
  const isApart = (index: number) => index === 0 || index === letters.length || gapBefore(index) > 0
  const gapBefore = (index: number) => (at[index] ?? 0) - (at[index - 1] ?? 0) - 1
  const hits: string[] = []
  for (const form of forms) {
    for (let from = letters.indexOf(form); from !== -1; from = letters.indexOf(form, from + 1)) {
      const to = from + form.length
      const hit = folded.slice(at[from], (at[to - 1] ?? 0) + 1)
      // Not across sentences, and "st" is not "s t".
      const isOne = form.length > 3 ? !/[.?!:;]\s|[^\p{L}\p{N}]{3}/u.test(hit) : hit === form
      if (isApart(from) && isApart(to) && isOne) {
        hits.push(hit)
      }
    }
  }
  return hits
}

/** The items whose page has the phrase, else those whose page has every word, and whose page denies none. */
export function findPages<Item>(
  items: readonly Item[],
  wanted: readonly string[],
  pages: Pages<Item>,
): Match<Item>[] {
  const withPhrase = findAll(items, [formsOf([wanted.join('')])], pages)
  // Two words in the text may be one on the page.
  const each = wanted.map((word, index) =>
    formsOf([word, (wanted[index - 1] ?? '') + word, word + (wanted[index + 1] ?? '')]),
  )
  return withPhrase.length > 0 || wanted.length < 2 ? withPhrase : findAll(items, each, pages)
}

function findAll<Item>(
  items: readonly Item[],
  wanted: readonly (readonly string[])[],
  { textsOf, denies }: Pages<Item>,
): Match<Item>[] {
  return items.flatMap((item) => {
    const texts = textsOf(item)
    const hits = wanted.map((one) => texts.flatMap(({ text }) => findForms(text, one)))
    const isDenied = denies?.(item).some((text) => wanted.some((one) => has(text, one)))
    if (isDenied === true || hits.some((some) => some.length === 0)) {
      return []
    }
    return [{ item, query: [...new Set(hits.flat())].join(elision), note: findNote(texts, wanted) }]
  })
}

const joinMarks = (matches: readonly { query: string }[]) =>
  matches.map(({ query }) => query).join(elision)

const has = (text: string, forms: readonly string[]) => findForms(text, forms).length > 0

function findNote(
  texts: readonly PageText[],
  wanted: readonly (readonly string[])[],
): PageText | undefined {
  const hidden = wanted.find((one) => !texts.some(({ label, text }) => !label && has(text, one)))
  const having = texts.filter(({ label, text }) => label && hidden && has(text, hidden))
  const [first] = having
  const alike = having.filter(({ label }) => label === first?.label)
  return first && { ...first, text: alike.map(({ text }) => text).join(', ') }
}

/**
 * The items whose page has all words, else those that have the most of the words that some page has.
 * @returns also the words that are known, if each match has all of those, and what a heading says of the others
 */
export function findMost<Item>(
  items: readonly Item[],
  wanted: readonly string[],
  pages: Pages<Item>,
) {
  const all = findPages(items, wanted, pages)
  if (all.length > 0) {
    return { matches: all, known: wanted, isEach: true, missing: '', isPart: false }
  }
  const each = wanted.map((word) =>
    pages.commonWords?.has(word) === true ? [] : findPages(items, [word], pages),
  )
  const isKnown = (_: string, index: number) => each[index]?.length !== 0
  const counted = items.map((item) => each.flat().filter((match) => match.item === item))
  const most = Math.max(1, ...counted.map(({ length }) => length))
  const known = wanted.filter(isKnown)
  const unknown = wanted.filter((word) => !known.includes(word)).join(' ')
  return {
    matches: counted
      .filter(({ length }) => length === most)
      .flatMap((some) => some.slice(0, 1).map((first) => ({ ...first, query: joinMarks(some) }))),
    known,
    isEach: most >= known.length,
    missing: unknown && `, but no page mentions ${quote(unknown)}`,
    isPart: wanted.length > 0,
  }
}

/** The words as most of the pages have them: '“dosa”' for 'dosai', '“dosa” and “biryani”'. */
export function sayWords(matches: readonly { query: string }[], said: readonly string[]): string {
  const hits = joinMarks(matches).split(elision)
  const say = (word: string) => {
    const forms = formsOf([word])
    const some = hits.filter((hit) => forms.includes(lettersOf(hit).letters))
    const count = (text: string) => some.filter((one) => one === text).length
    const [mostCommon] = some.toSorted((a, b) => count(b) - count(a))
    return some.includes(word) ? word : mostCommon
  }
  const phrase = say(said.join(' '))
  return phrase === undefined
    ? quoteAll(
        said.map((word) => say(word) ?? word),
        'and',
      )
    : quote(phrase)
}
