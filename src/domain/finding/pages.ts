import { elision } from './highlight.ts'
import { foldOnce, type Match, type PageText } from './match.ts'
import { quote, quoteAll } from './sentences.ts'

/** What search reads of the pages of a list. */
export interface Pages<Item> {
  textsOf: (item: Item) => readonly PageText[]
  /** What the texts name because it is not there. */
  denies?: (item: Item) => readonly string[]
}

const stopWords = new Set(
  `a an and any are at best by can cuisine do does eat find food for from get good has have how i in indian is
  it me my near nearby need now of on open or our place places restaurant restaurants serve serves some that the
  there to top want we what where which who with you`.split(/\s+/),
)

export const isStopWord = (word: string) => stopWords.has(word)

/** The words that say something. */
export function readWords(words: readonly string[]): string[] {
  return words.filter((word) => word.length > 1 && !isStopWord(word))
}

/** Spellings of one word. */
const spellings = (
  'dal daal dhal,dosa dosai,idli idly,puri poori,sambar sambhar,vada vadai,naan nan,kebab kabob kabab,' +
  'ave avenue,st street,rd road,blvd boulevard,ste suite,pkwy parkway,fwy freeway,trl trail,dr drive,pl place,' +
  'ne northeast,se southeast,1st first,2nd second,3rd third,4th fourth'
)
  .split(',')
  .map((group) => group.split(' '))

/** Words in singular and plural, as an adjective ('Goa', 'Goan'), and in other spellings, with letters alone. */
function formsOf(words: readonly string[]): string[] {
  return words.flatMap((text) => {
    const word = text.replaceAll(/[^\p{L}\p{N}]/gu, '')
    const endings = ['es', 's', 'i', 'n'].flatMap((ending) => [
      word + ending,
      word.endsWith(ending) ? word.slice(0, -ending.length) : '',
    ])
    const others = spellings.filter((group) => group.includes(word)).flat()
    return [word, ...others, ...endings.filter((form) => form.length > 2)].filter(Boolean)
  })
}

interface Letters {
  folded: string
  /** The letters and digits of the folded text, and where they are in it. */
  letters: string
  at: number[]
}

const lettersOfTexts = new Map<string, Letters>()

function lettersOf(text: string): Letters {
  const known = lettersOfTexts.get(text)
  if (known) {
    return known
  }
  const folded = foldOnce(text)
  const found = [...folded.matchAll(/[\p{L}\p{N}]/gu)]
  const read = {
    folded,
    letters: found.map(([one]) => one).join(''),
    at: found.map(({ index }) => index),
  }
  lettersOfTexts.set(text, read)
  return read
}

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
  words: readonly string[],
  pages: Pages<Item>,
): Match<Item>[] {
  const withPhrase = findAll(items, [formsOf([words.join('')])], pages)
  // Two words in the text may be one on the page.
  const each = words.map((word, index) =>
    formsOf([
      word,
      ...(index > 0 ? [words[index - 1] + word] : []),
      ...(index < words.length - 1 ? [word + words[index + 1]] : []),
    ]),
  )
  return withPhrase.length > 0 || words.length < 2 ? withPhrase : findAll(items, each, pages)
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

/** The items that have the most of the words. */
export function findSome<Item>(
  items: readonly Item[],
  words: readonly string[],
  pages: Pages<Item>,
): Match<Item>[] {
  const each = words.flatMap((word) => findPages(items, [word], pages))
  const counted = items.map((item) => each.filter((match) => match.item === item))
  const most = Math.max(...counted.map(({ length }) => length))
  return most === 0 ? [] : counted.flatMap((some) => (some.length === most ? some.slice(0, 1) : []))
}

/** The words as most of the pages have them: '“dosa”' for 'dosai', '“dosa” and “biryani”'. */
export function sayWords(matches: readonly { query: string }[], words: readonly string[]): string {
  const hits = matches.flatMap(({ query }) => query.split(elision))
  const say = (word: string) => {
    const forms = formsOf([word])
    const some = hits.filter((hit) => forms.includes(lettersOf(hit).letters))
    const count = (text: string) => some.filter((one) => one === text).length
    const [mostCommon] = [...new Set(some)].toSorted((a, b) => count(b) - count(a))
    return some.includes(word) ? word : mostCommon
  }
  const phrase = say(words.join(' '))
  return phrase === undefined
    ? quoteAll(
        words.map((word) => say(word) ?? word),
        'and',
      )
    : quote(phrase)
}
