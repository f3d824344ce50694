import { foldOnce, memoize } from '#src/domain/finding/fold.ts'
import {
  answerWords,
  completeHeading,
  createTextSearch,
  isListed,
  sayMention,
  show,
  unlistedOf,
} from '#src/domain/finding/help.ts'
import {
  activeFilters,
  choicesOf,
  passesFilters,
  type Help,
  type ListSearch,
  type TextSearch,
  type View,
} from '#src/domain/finding/list.ts'
import { foldQuery, splitWords, withoutMarks, type Match } from '#src/domain/finding/match.ts'
import {
  commonWords,
  findPages,
  matchPages,
  readWords,
  vagueWords,
  type Pages,
} from '#src/domain/finding/pages.ts'
import { describeSearch, endSentence, joinTexts } from '#src/domain/finding/sentences.ts'
import { inWords } from '#src/domain/language/in-words.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { awards } from '#src/domain/restaurant/restaurant-values.ts'
import { usStates } from '#src/domain/restaurant/us-states.ts'
import { awardParams } from './directory-schema.ts'
import { nearbyMiles, sortByDistance } from './distance.ts'
import type { Gazetteer, Place } from './gazetteer.ts'
import { readAddress, readText } from './read-text.ts'
import { factsOf, textsOfCard } from './restaurant-texts.ts'

const farMiles = 150
const nearestCount = 3

export function createDirectoryTextSearch(
  { pageTexts, names }: typeof import('virtual:content/page-texts'),
  gazetteer: Gazetteer,
): TextSearch<Restaurant> {
  const pages: Pages<Restaurant> = {
    textsOf: memoize((one) => [...textsOfCard(one), ...(pageTexts[one.slug] ?? [])]),
    denies: memoize(({ denies = [] }) => denies.map((text) => ({ label: '', text }))),
    factsOf,
    names: [...names, ...awards, ...Object.values(usStates)],
  }

  /** The meaning of a text, and what is there. */
  function answer(view: View<Restaurant>): Help<Restaurant> | undefined {
    const { list, items, search, found } = view
    const { ranked, text: typed } = readRank(foldQuery(search.query), items)
    const text = readAddress(typed, items)
    const said = [...text.matchAll(saidPrice)].map(([, signs, low, middle, high]) =>
      String(signs?.length ?? (low ? 1 : middle ? 2 : high ? 4 : '34')),
    )
    // "$ to $$$" has $$. "affordable fine dining" is affordable.
    const isRange = /\b(?:or|and|to)\b|\$ ?[-–]/.test(text)
    const ends = [...(isRange ? said.join('') : (said[0] ?? ''))].toSorted()
    const tiers = '1234'.slice(Number(ends[0]) - 1, Number(ends.at(-1)))
    const price = tiers ? { price: [...tiers].join('.') } : undefined
    const words = readText(text.replaceAll(saidPrice, ' ').replaceAll(dollars, ' '))
    const content = readWords(words)
    const whole =
      found.length === 0 && !price ? answerWhole(view, ranked, content.join(' ')) : undefined
    if (whole) {
      return whole
    }
    const isOther = (run: string) => commonWords.has(run) || !findPages(items, [run], pages).missing
    const place = gazetteer.findPlace(words, items, isOther, search.state)
    const readFilters = (left: readonly string[]) => {
      const asked = readWords(left).join(' ') || left.join(' ')
      const name = asked.replace(/(?: (?:awards?|guide(?: 20\d\d)?|recogni\w+))+$/, '')
      const isAward = /^awards?(?: winning)?$/.test(asked)
      const named = choicesOf(list, items).find(
        ({ param, filter, value }) => param !== 'state' && foldOnce(filter.name(value)) === name,
      )
      return isAward ? { award: awardParams.join('.') } : named && { [named.param]: named.value }
    }
    // "H Street NE" is not in Nebraska, nor 620 Taylor Street in Taylor.
    const exact = /^\d{3}/.test(text) ? content : [content.join(' ')]
    if (place && (readWords(place.rest).length === 0 || findPages(items, exact, pages).missing)) {
      const named = readFilters(place.rest)
      return answerPlace(view, named ? { ...place, rest: [] } : place, { ...price, ...named })
    }
    const named = readFilters(words)
    if (named || (price && content.length === 0)) {
      const shown = show(view, withoutMarks(items), { ...price, ...named })
      // Nothing is shown twice.
      const entries = shown.entries.filter(({ item }) => unlistedOf(view).includes(item))
      return { ...shown, entries, isFirst: true }
    }
    // Beside listed restaurants, words of sentences do not count.
    const areTerms = content.length > 0 && content.every((word) => word.includes(' '))
    const read = isListed(view) && !areTerms ? { ...pages, textsOf: factsOf } : pages
    return answerWords(view, read, content, price)
  }

  /** @param filters that the text names */
  function answerPlace(view: View<Restaurant>, place: Place, filters: Record<string, string>) {
    const { list, items, found } = view
    // What is listed only for letters inside words is shown again, as a restaurant of the place.
    const others = items.filter((item) => !found.some((one) => one.isWhole && one.item === item))
    const rest = readWords(place.rest)
    // "houston 2026" is no more than Houston, but "michelin 2025 chicago" is.
    const all = rest.filter((word) => !(rest[1] ? /^\d\d$/ : /^(?:20)?\d\d$/).test(word))
    // A page in DC says "west end". No page in Houston says "north", which means little there.
    const isSaid = all.length > 1 && findPages(place.here, [all.join(' ')], pages).said !== ''
    const words = isSaid ? all : all.filter((word) => !vagueWords.has(word))
    const isAboutNew = saidNew.test(words.join(' '))
    const isHere = ({ item }: Match<Restaurant>) => place.here.includes(item)
    const together = findPages(others, words, pages)
    // "goat pakku biryani" at the place comes before "goat biryani" elsewhere.
    const isApart = !together.matches.some(isHere) && !matchPages(place.here, words, pages).missing
    const best = isApart ? matchPages(others, words, pages) : together
    const { matches, said, missing } = isAboutNew
      ? { matches: withoutMarks(others.filter(({ isNew }) => isNew)), said: '' }
      : best
    const say = (count: number) => (isAboutNew ? 'marked NEW' : sayMention(count, said))
    const here = matches.filter(isHere)
    const isMore = place.here.some((item) => !others.includes(item))
    // A place says more than its state. Of a region, a chosen state is a part.
    const isPart = here.length > 0 && place.here.some((one) => one.state !== view.search.state)
    const chosen: ListSearch = isPart ? view.search : { ...view.search, state: 'All' }
    const shown = show(
      { list, search: here.length > 0 && isMore ? list.defaults : chosen },
      here.length > 0 ? here : matches,
      filters,
      (count) => joinTexts(place.phrase, say(count)),
    )
    const away = sortByDistance(
      place.center,
      matches.filter((match) => passesFilters(list, shown.search)(match.item) && !isHere(match)),
    )
    const doubtful = missing ?? (place.isSure ? undefined : [])
    const isState = place.size === 2 && !place.isNickname
    // Pages mention meat, so "meat free" has no answer.
    const denied = splitWords(words.join(' ').replaceAll(' free', ''))
    const isUnsaid = said === '' && matchPages(items, denied, pages).said === ''
    const shared = { doubtful, place: place.phrase, isState, isUnsaid, others: place.namesakes }
    if (here.length > 0 || isMore) {
      const nearby = away.filter(({ miles }) => miles <= nearbyMiles)
      const more = nearby.length > 0 ? { heading: 'Nearby', entries: nearby } : undefined
      const heading = completeHeading(shown.heading, missing, isMore)
      return here.length > 0
        ? { ...shown, ...shared, search: undefined, heading, more, isFirst: place.isNickname }
        : more && { ...more, heading: `${nearby.length} more nearby` }
    }
    const { kind, noun, phrase } = describeSearch(list, shown.search)
    const nearest = away.slice(0, nearestCount)
    const [first] = nearest
    // Beside South Portland in Maine, the nearest to Portland is listed.
    if (first === undefined || (isListed(view) && view.search.state !== 'All')) {
      return undefined
    }
    const isFar = first.miles > farMiles || nearest.length === 1
    // "None in Chicago" alone would be false.
    const missed = place.here.length > 0 && say(kind ? 2 : 1)
    const none = joinTexts(kind ? `No ${noun.many}` : 'None', phrase, place.phrase, missed)
    const headingCount = isFar ? 1 : nearest.length
    const nearestOnes = joinTexts('nearest', phrase, said && 'that', say(headingCount))
    const distance = isFar
      ? `The ${nearestOnes} is ${first.distance} away, in ${first.item.city}, ${first.item.state}`
      : `The ${inWords(headingCount)} ${nearestOnes}`
    // "dosa in dallas": the nearest dosa is 990 miles away, and Houston is 230.
    const closest = sortByDistance(place.center, withoutMarks(items))
      .slice(0, nearestCount)
      .filter(({ item }) => nearest.every((one) => one.item !== item))
    const isCloser = isFar && closest.some(({ miles }) => miles < first.miles)
    return {
      ...shared,
      heading: completeHeading(`${endSentence(none)} ${distance}`, missing),
      entries: nearest,
      headingCount,
      unfiltered: [],
      more: isCloser ? { heading: 'The nearest on our list', entries: closest } : undefined,
    }
  }

  return {
    ...createTextSearch(pages, answer),
    load: (query) => gazetteer.load(readWords(readText(foldQuery(query)))),
  }
}

/** '$$', 'cheap' */
const saidPrice =
  /(?<![\p{L}\p{N}$])(?:(?:under )?(\${1,4})|(cheap(?:er|est)?|barat[ao]s?|(?:less|least) (?:expensive|pricey)|inexpensive|affordable|reasonabl[ey](?:[ -]priced)?|budget(?:.friendly)?)|(moderate(?:ly)?(?:[ -]priced)?|mid(?:dle)?[ -](?:range|priced?))|((?:very|most) expensive)|expensive|pricey|high[ -]end|fancy|upscale|splurge|fine dining)(?![\p{L}\p{N}$])/gu

const dollars =
  /(?:\b(?:under|below|over|above|(?:less|more) than) (?:\$ ?)?|\$ ?|\b(?=\d+ (?:dollars|bucks)))\d+\b(?: ?[-–] ?\$?\d+\b)?(?: dollars| bucks)?/g
/** The address of a page, '#1', 'top ten' */
const saidRank =
  /^(?:wh\w+(?:'s)? (?:restaurants? )?(?:(?:is|are) )?)?(?:the )?(?:(?:# ?|no\.? ?|number |rank(?:ed)? |\S*\/restaurants\/)([\w-]+)\S*|(?:top|best|first) ([\w-]+)|(\d+) best\b)/
const saidNew = /^(?:new(?:est| openings?)?|(?:just|newly|recently) opened)(?: 20\d\d)?$/
const nearMe = /\b(?:(?:near|close to|around) (?:me|here|by)|nearby|nearest|closest|cerca de mi)\b/
const wholeList =
  /\b(?:all(?!\Wyou)|every|list|best|top|popular|rest\w+nte?s?|places|food|comida|usa?|america|states)\b/

/** '#1', '$100', 'new restaurants', 'near me', 'best' */
function answerWhole(view: View<Restaurant>, ranked: readonly Restaurant[], content: string) {
  const { list, items, search } = view
  const text = foldQuery(search.query)
  const opened = saidNew.test(content) ? items.filter(({ isNew }) => isNew) : []
  if (opened.length > 0) {
    return { ...show(view, withoutMarks(opened), {}, () => 'marked NEW'), search: undefined }
  }
  // A year says nothing more: "best indian restaurants 2026".
  if (!/^(?:20\d\d ?)*$/.test(content) || (content && !wholeList.test(text))) {
    return undefined
  }
  const last = ranked.at(-1)
  const all = `All ${inWords(items.length)} are on our list`
  const heading =
    (text.search(dollars) !== -1 && 'We list price tiers, not dollars') ||
    (last && `No. ${ranked.length > 1 ? '1 to ' : ''}${last.rank} of our list`) ||
    (nearMe.test(text) && 'We do not use your location. Type your city or ZIP code')
  if (heading || !wholeList.test(text)) {
    return heading ? { heading, entries: withoutMarks(ranked), unfiltered: [] } : undefined
  }
  return activeFilters(list, search).length > 0
    ? show(view, withoutMarks(items))
    : { heading: all, entries: [], search: list.defaults }
}

/** Takes a rank out of a text: '#1', 'top ten', 'top 100'. */
function readRank(text: string, items: readonly Restaurant[]) {
  const [said = '', one, first = one, number = first ?? ''] = saidRank.exec(text) ?? []
  const at = items.findIndex(({ rank, slug }) => [slug, `${rank}`, inWords(rank)].includes(number))
  return {
    ranked: items.slice(one === undefined ? 0 : Math.max(0, at), at + 1),
    text: at !== -1 || /^\d+$/.test(number) ? text.replace(said, '') : text,
  }
}
