import Fuse from 'fuse.js/basic'
import { fold, foldOnce } from './fold.ts'
import { passesFilters, type Help, type ListSearch, type TextSearch, type View } from './list.ts'
import { foldQuery, matchText, splitWords, type Match } from './match.ts'
import { commonWords, findPages, matchPages, stopWords, type Pages } from './pages.ts'
import { rank } from './rank.ts'
import { describeSearch, joinTexts, joinWords, matchingText, quote } from './sentences.ts'
import { findView } from './view.ts'

/** "no pork" is not answered with pork. */
const denial =
  /\b(?:no(?!\W*\d)|not|non|never|without|free|except|avoid|sans|allergic|intoleran\w*|\w+ allergy|(?:do|does|ca)n'?t (?:\w+ )?(?:eat|have|like|serve|use)|instead of|hold the|(?:other|rather) than|any\w+ but|\w+-less)\b/

/** Reads the text of a view. */
type Answer<Item> = (view: View<Item>) => Help<Item> | undefined

/** A sure answer, else a guess at a misspelling, else what is not sure. */
export function createTextSearch<Item>(pages: Pages<Item>, answer: Answer<Item>): TextSearch<Item> {
  const findKnown: Answer<Item> = (view) => {
    const { list, search, found, inText } = view
    const known = answer(view)
    const isFilteredOut = found.length === 0 && inText.length > 0
    const isIn = passesFilters(list, search)
    const entries = known?.entries ?? []
    const isMore = entries.length > inText.length || entries.every(({ item }) => isIn(item))
    return isFilteredOut && !(known && isMore)
      ? show(view, inText, { query: search.query }, () => matchingText(search).trim())
      : known
  }
  return {
    rank,
    findHelp: (view) => {
      const text = foldQuery(view.search.query)
      if (text === '') {
        return undefined
      }
      if (!isListed(view) && denial.test(text)) {
        const said = splitWords(text).filter((word) => !stopWords.has(word))
        const whole = answerWords(view, pages, [text])
        const short = said.length > 1 ? answerWords(view, pages, [said.join(' ')]) : undefined
        // "gluten free in chicago": those in Chicago, if no page has any of the other words.
        const known = /\b(?:free|allerg)/.test(text) ? answer(view) : undefined
        return whole ?? short ?? (known?.isUnsaid ? known : undefined)
      }
      const known = findKnown(view)
      const isSure = known ? !known.doubtful : isListed(view)
      return isSure ? known : (guess(view, pages, findKnown, known) ?? known)
    },
  }
}

/** Whether the view lists something that has the text as whole words. */
export const isListed = <Item>({ found }: View<Item>) => found.some(({ isWhole }) => isWhole)

export const unlistedOf = <Item>({ items, found }: Pick<View<Item>, 'items' | 'found'>) =>
  items.filter((item) => found.every((match) => match.item !== item))

/**
 * Items that are not listed, and whose pages have the words. Where nothing is listed, some of the words are enough.
 * @param filters that the text names
 */
export function answerWords<Item>(
  view: View<Item>,
  pages: Pages<Item>,
  words: readonly string[],
  filters?: Readonly<Record<string, string>>,
): Help<Item> | undefined {
  const { matches, said, missing } = findPages(unlistedOf(view), words, pages)
  if (said === '' || (missing && view.inText.length > 0)) {
    return undefined
  }
  const shown = show(view, matches, filters, (count) => sayMention(count, said))
  const heading = completeHeading(shown.heading, missing, view.found.length > 0)
  const doubtful = missing?.[0] ? missing : undefined
  // "goat biryani" is also "goat neck dum biryani".
  const others = unlistedOf({ items: view.items, found: [...view.found, ...matches] })
  const inView = others.filter(passesFilters(view.list, shown.search))
  const both = matchPages(inView, words, pages, commonWords)
  const { length } = both.matches
  const more = { heading: `${length} more ${sayMention(length, both.said)}`, entries: both.matches }
  return { ...shown, heading, search: undefined, doubtful, ...(!both.missing && { more }) }
}

/** Those in the view, else as the text asks, else as is chosen, else all: '7 restaurants …, but none in Texas' */
export function show<Item>(
  { list, search: current }: Pick<View<Item>, 'list' | 'search'>,
  matches: readonly Match<Item>[],
  filters: Readonly<Record<string, string>> = {},
  say: (count: number) => string = () => '',
) {
  const within = (one: ListSearch) => matches.filter(({ item }) => passesFilters(list, one)(item))
  // "expensive" among those priced $$$ is $$$.
  const narrowed = Object.entries(filters).map(([param, value]) => {
    const shared = value.split('.').filter((one) => current[param]?.split('.').includes(one))
    return [param, shared.join('.') || value]
  })
  const { query = '' } = filters
  const chosen: ListSearch = { ...current, ...Object.fromEntries(narrowed), query }
  const asked: ListSearch = { ...list.defaults, ...filters }
  // "cheap in tampa" does not lead to Canton, MI, nor "cheap biryani" out of the chosen state.
  const isAsked = within(asked).length > 0
  const fallback = isAsked ? asked : { ...current, query: '' }
  const search = [chosen, fallback].find((one) => within(one).length > 0) ?? list.defaults
  const entries = within(search)
  const counted = describeSearch(list, search).countItems(entries.length, say(entries.length))
  const lacking = search === fallback ? asked : chosen
  const missed = describeSearch(list, isAsked ? current : lacking)
  return {
    heading: search === chosen ? counted : counted + sayNone(entries.length, missed),
    entries,
    unfiltered: within(isAsked ? asked : list.defaults),
    search,
  }
}

/** ', but none in Texas', ', but it is not both in Texas and priced $' */
function sayNone(count: number, { kinds, phrases, noun }: ReturnType<typeof describeSearch>) {
  const isIt = count === 1 && kinds.length + Math.min(phrases.length, 1) === 1
  const it = `it is not ${phrases.length === 2 ? 'both ' : ''}${joinWords([...kinds, ...phrases], 'and')}`
  return `, but ${isIt ? it : joinTexts(kinds[0] ? `no ${noun.many}` : 'none', ...phrases)}`
}

/** 'mention “dosa”', '' without words */
export const sayMention = (count: number, said: string) =>
  said && `${count === 1 ? 'mentions' : 'mention'} ${said}`

/** '7 more restaurants mention “dosa”, but none in Texas and no page mentions “idli”' */
export function completeHeading(counted: string, words: readonly string[] = [], isMore = false) {
  const heading = isMore ? counted.replace(' ', ' more ') : counted
  const joint = heading.includes(', but ') ? ' and' : ', but'
  return heading + (words.length > 0 ? `${joint} no page mentions ${quote(words.join(' '))}` : '')
}

const maxGuesses = 3
/** The worst score of Fuse.js that is a guess: "omha" is Omaha rather than Bombay. */
const maxScore = 0.34
/** If letters have changed places. */
const maxScoreSwapped = 0.41
/** Where the text lists something, as "ashville" Nashville, or names a place. */
const maxScoreKnown = 0.2
/** Shorter texts are close to too many others. */
const minLetters = 4
/** Length of the text to that of the term: "iowa" does not mean International. */
const minShare = 0.65

/**
 * Guesses at a misspelling: of the whole text, else of the words that are not known. For a name or place that is
 * listed: the closest entries. Else all that the right spelling leads to.
 * @param known the answer to the text as it is
 */
function guess<Item>(
  view: View<Item>,
  pages: Pages<Item>,
  answer: Answer<Item>,
  known: Help<Item> | undefined,
): Help<Item> | undefined {
  const { list, items, search, found } = view
  const words = splitWords(foldQuery(search.query))
  const text = words.join(' ')
  const hasFound = found.length > 0
  // A name that is not typed to its end is no misspelling.
  const beginsWord = found.some(({ item, field }) =>
    ` ${foldOnce(field?.text(item) ?? '')}`.includes(` ${text}`),
  )
  if (beginsWord || words.every((word) => stopWords.has(word) || commonWords.has(word))) {
    return undefined
  }
  const findTerms = finders.get(items) ?? createFinder(view, pages)
  finders.set(items, findTerms)
  const unlisted = unlistedOf(view)
  const listedBy = (term: string) => matchText(unlisted, list.fields, term)
  const whole = findTerms(text, hasFound || known?.place ? maxScoreKnown : 1).filter(
    (term) => !hasFound || listedBy(term).length > 0,
  )
  const unknown = hasFound ? [] : (known?.doubtful ?? words.filter((word) => !stopWords.has(word)))
  const correct = (word: string) =>
    (unknown.includes(word) ? findTerms(word) : []).find((term) => foldOnce(term)[0] === word[0])
  const meant = whole[0] ?? words.map((word) => correct(word) ?? word).join(' ')
  if (fold(meant) === text) {
    return undefined
  }
  const right = findView(list, items, { ...search, query: meant })
  const help = right.inText.length > 0 ? undefined : answer(right)
  const closest = [...whole, meant]
    .flatMap(listedBy)
    .filter(({ item }, index, all) => all.findIndex((match) => match.item === item) === index)
  const shown = show(view, help?.entries ?? closest, { query: meant })
  // Beside Houston, Montrose is not Montgomery, and a tribune in Chicago is not Tribeca.
  const isElsewhere = help?.place && known?.place && !known.isState && help.place !== known.place
  const isSame = known && help && known.heading.startsWith(help.heading)
  // "gas Staten" for "gas station" is no better.
  return shown.entries.length === 0 || help?.doubtful?.[0] || (!whole[0] && (isElsewhere || isSame))
    ? undefined
    : {
        ...help,
        heading: `Did you mean ${quote(meant)}?`,
        note: help?.heading,
        entries: help?.entries ?? shown.entries.slice(0, maxGuesses),
        search: shown.search,
        isGuess: true,
      }
}

/** By the items of a list. */
const finders = new WeakMap<object, ReturnType<typeof createFinder>>()

const sortLetters = (folded: string) => [...folded].toSorted().join('')

/** The terms that are close to a text, the closest first. Only what cards show may begin with another letter. */
function createFinder<Item>({ list, items }: View<Item>, { factsOf, names = [] }: Pages<Item>) {
  const fields = list.fields.flatMap(({ text }) => items.map(text))
  const shown = [...fields, ...fields.flatMap(splitWords)]
  const dishes = items.flatMap(factsOf).flatMap(({ text }) => splitWords(text))
  const terms = new Map([...shown, ...names, ...dishes].map((text) => [foldOnce(text), text]))
  const shownTerms = new Set(shown.map(foldOnce))
  const fuse = new Fuse(
    [...terms.keys()].filter(({ length }) => length >= minLetters),
    { threshold: maxScoreSwapped, ignoreLocation: true, ignoreFieldNorm: true, includeScore: true },
  )
  return (text: string, worstScore = 1) => {
    const hits = text.length < minLetters || commonWords.has(text) ? [] : fuse.search(text)
    const isSwapped = (item: string) => sortLetters(item) === sortLetters(text)
    // "biry" is biryani rather than birria, but "hudson" is not Hudson Yards.
    const begun = new RegExp(String.raw`^${text}\S{0,${text.length - 1}}$`)
    // "tuscon" is Tucson rather than Houston, but "dossa" is dosa rather than dosas.
    const isBest = (item: string) =>
      Number(begun.test(item) || (isSwapped(item) && item.at(-1) === text.at(-1)))
    return hits
      .filter(
        ({ item, score = 1 }) =>
          score <= Math.min(worstScore, isSwapped(item) ? 1 : maxScore) &&
          (item[0] === text[0] || shownTerms.has(item)) &&
          (begun.test(item) || text.length >= item.length * minShare),
      )
      .toSorted((a, b) => isBest(b.item) - isBest(a.item))
      .map(({ item }) => terms.get(item) ?? item)
  }
}
