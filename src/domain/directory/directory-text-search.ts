import { foldOnce, memoize } from '#src/domain/finding/fold.ts'
import {
  answerWords,
  createTextSearch,
  sayMention,
  sayMissing,
  sayMore,
  show,
} from '#src/domain/finding/help.ts'
import {
  choicesOf,
  defaultsOf,
  passesFilters,
  type Help,
  type TextSearch,
  type View,
} from '#src/domain/finding/list-definition.ts'
import {
  foldQuery,
  splitWords,
  withoutMarks,
  type Match,
  type PageText,
} from '#src/domain/finding/match.ts'
import { findPages, isCommonWord, readWords, type Pages } from '#src/domain/finding/pages.ts'
import { countItems, describeFilters, endSentence } from '#src/domain/finding/sentences.ts'
import { inWords } from '#src/domain/language/in-words.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { awards } from '#src/domain/restaurant/restaurant-values.ts'
import { usStates } from '#src/domain/restaurant/us-states.ts'
import { sortByDistance } from './distance.ts'
import type { Gazetteer, Place } from './gazetteer.ts'

/** What the page of each restaurant says beyond its card, by slug. */
export type PageTexts = Readonly<Record<string, readonly PageText[]>>

const nearbyMiles = 40
const farMiles = 150
const nearestCount = 3

export function createDirectoryTextSearch(
  pageTexts: PageTexts,
  gazetteer: Gazetteer,
): TextSearch<Restaurant> {
  const pages: Pages<Restaurant> = {
    textsOf: memoize((one) => [...textsOfCard(one), ...(pageTexts[one.slug] ?? [])]),
    denies: ({ denies = [] }) => denies,
    facts: (one) => [one.cuisine, one.region ?? '', ...one.order, ...(one.goodFor ?? [])],
    names: () => [...gazetteer.largeNames(), ...awards],
  }
  /** Beside listed restaurants, words of sentences do not count. */
  const facts: Pages<Restaurant> = {
    ...pages,
    textsOf: (restaurant) => pages.facts(restaurant).map((text) => ({ label: '', text })),
  }

  /** The meaning of a text, and what is there. */
  function answer(view: View<Restaurant>): Help<Restaurant> | undefined {
    const { list, items, search, found } = view
    const text = readRank(foldQuery(search.query), items).unranked
    const [[said, signs, cheap] = []] = text.matchAll(saidPrice)
    const price = said ? { price: String(signs?.length ?? (cheap ? 1 : 4)) } : undefined
    const words = readText(text.replaceAll(saidPrice, ' '))
    const content = readWords(words)
    const isPhrase = (some: readonly string[]) =>
      findPages(items, [some.join(' ')], pages).said !== ''
    const isOther = (run: readonly string[]) => isCommonWord(run.join(' ')) || isPhrase(run)
    const place = gazetteer.findPlace(words, items, isOther)
    // "H Street NE" is not in Nebraska.
    if (place && (readWords(place.rest).length === 0 || !isPhrase(content))) {
      return answerPlace(view, place, price)
    }
    const named = choicesOf(list, items).find(
      ({ filter, value }) => foldOnce(filter.name(value)) === content.join(' '),
    )
    if (named || (price && content.length === 0)) {
      const filters = { ...price, ...(named && { [named.param]: named.value }) }
      return { ...show(view, withoutMarks(items), filters), isFirst: true }
    }
    const isListed = found.some(({ isWhole }) => isWhole)
    return answerWords(view, isListed ? facts : pages, content, price)
  }

  function answerPlace(
    view: View<Restaurant>,
    place: Place,
    price: { price: string } | undefined,
  ): Help<Restaurant> | undefined {
    const { list, items, found, inText } = view
    const { matches, said, missing } = findPages(items, readWords(place.rest), pages)
    if (missing && inText.length > 0) {
      return undefined
    }
    const search = { ...defaultsOf(list), ...price }
    const passing = matches.filter(({ item }) => passesFilters(list, search)(item))
    const isHere = ({ item }: Match<Restaurant>) => place.here.includes(item)
    const isNew = ({ item }: Match<Restaurant>) =>
      !found.some((one) => one.isWhole && one.item === item)
    const here = passing.filter(isHere)
    const away = sortByDistance(
      place.center,
      passing.filter((match) => !isHere(match)),
    )
    const certainty = { doubtful: missing ?? (place.isSure ? undefined : []), isPlace: true }
    if (here.length > 0) {
      const entries = here.filter(isNew)
      const nearby = away.filter((match) => match.miles <= nearbyMiles && isNew(match))
      const hasMore = nearby.length > 0 && !place.isState
      const more = hasMore ? { heading: 'Nearby', entries: nearby } : undefined
      const mentions = sayMention(entries.length, said)
      const counted = countItems(list, search, entries.length, place.phrase, mentions)
      const heading = sayMore(counted, entries.length < here.length) + sayMissing(missing)
      return entries.length === 0
        ? more
        : { ...certainty, heading, entries, more, isFirst: place.isNickname }
    }
    const nearest = away.slice(0, nearestCount)
    const [first] = nearest
    if (first === undefined) {
      return undefined
    }
    const none = ['None', describeFilters(list, search), place.phrase].filter(Boolean).join(' ')
    const isFar = first.miles > farMiles || nearest.length === 1
    const mentions = said && ` that ${sayMention(isFar ? 1 : nearest.length, said)}`
    const distance = isFar
      ? `The nearest${mentions} is ${first.distance} away, in ${first.item.city}`
      : `The ${inWords(nearest.length)} nearest${mentions}`
    const mentioned =
      place.rest.length === 0 ? answerWords(view, pages, [place.run.join(' ')]) : undefined
    const isShown = mentioned?.entries.some(({ item }) => nearest.some((one) => one.item === item))
    return {
      ...certainty,
      heading: `${endSentence(none)} ${distance}${sayMissing(missing)}`,
      entries: nearest,
      unfiltered: [],
      // Avondale is in Chicago, too.
      more: isShown ? undefined : mentioned,
      others: place.namesakes,
    }
  }

  return {
    ...createTextSearch(pages, (view) => answerWhole(view) ?? answer(view)),
    prepareHelp: ({ search, found }) =>
      found.some(({ isWhole, field }) => isWhole && field?.name === 'name')
        ? undefined
        : gazetteer.load(readWords(readText(foldQuery(search.query)))),
  }
}

/** 'la' for 'l.a.', '10011' for '10011-1234' */
const readText = (text: string) =>
  splitWords(text.replaceAll(/(?<=\p{L})\.|(?<=\b\d{5})-\d{4}\b/gu, ''))

function textsOfCard(restaurant: Restaurant): PageText[] {
  const { name, neighborhood = '', city, state, cuisine, goodFor = [], region = '' } = restaurant
  const { description, order, recognition = [] } = restaurant
  const shown = [name, neighborhood, `${city}, ${state}`, cuisine, description]
  return [
    ...[...shown, ...goodFor, ...recognition.slice(0, 1)].map((text) => ({ label: '', text })),
    ...order.map((text) => ({ label: 'Order', text })),
    ...recognition.slice(1).map((text) => ({ label: 'Recognition', text })),
    { label: 'Region', text: region },
    { label: 'State', text: usStates[state] },
  ]
}

/** '$$', 'cheap' */
const saidPrice =
  /(?<![\p{L}\p{N}$])(?:(\${1,4})|(cheap|inexpensive|affordable|budget)|expensive|fancy|upscale|fine dining)(?![\p{L}\p{N}$])/gu

const pageAddress = /\/restaurants\/([\w-]+)/
const dollars = /\$ ?\d|^(?:under|below|over|above|less than|more than) \d+$|\d (?:dollars|bucks)\b/
const saidRank =
  /^(?:(?:#|no\.? ?|number |rank )([\w-]+)|(?:the )?(?:top|best|first) ([\w-]+)|(\d+) best\b)/
const nearMe = /\b(?:near|close to|around) (?:me|here|by)\b|\bnearby\b/
const wholeList = /\b(?:best|top|restaurants?|places|food|usa?|america|states)\b/

/** The address of a page, '$100', 'top 10', 'near me', 'best' */
function answerWhole({ list, items, search, inText }: View<Restaurant>) {
  const text = foldQuery(search.query)
  const [, slug] = pageAddress.exec(text) ?? []
  const { ranked, isOne, unranked } = readRank(text, items)
  const isWhole = readWords(splitWords(unranked)).length === 0
  const last = items.find((item) => item.slug === slug) ?? (isWhole ? ranked : undefined)
  const say = (heading: string, entries: readonly Restaurant[] = []) => ({
    heading,
    entries: withoutMarks(entries),
  })
  if (inText.length > 0) {
    return undefined
  }
  if (last) {
    return isOne || last.rank === 1
      ? say(`No. ${last.rank} of our list`, [last])
      : say(`The first ${inWords(last.rank)} of our list`, items.slice(0, last.rank))
  }
  if (dollars.test(text)) {
    return say('We list price tiers, not dollars')
  }
  if (!isWhole) {
    return undefined
  }
  if (nearMe.test(text)) {
    return say('We do not use your location. Type your city or ZIP code')
  }
  return wholeList.test(text)
    ? { ...say(`All ${inWords(items.length)} are on our list`), search: defaultsOf(list) }
    : undefined
}

/** Takes a rank out of a text: '#1', 'top ten', 'top 100'. A pasted address has none. */
function readRank(text: string, items: readonly Restaurant[]) {
  const [said = '', one, first = one, number = first ?? ''] = saidRank.exec(text) ?? []
  const ranked = items.find(({ rank }) => [String(rank), inWords(rank)].includes(number))
  const isNumber = ranked !== undefined || /^\d+$/.test(number)
  return {
    ranked,
    isOne: one !== undefined || said === '',
    unranked: isNumber ? text.replace(said, '') : text,
  }
}
