import { findHelp, mention, sayMention, sayMissing } from '#src/domain/finding/help.ts'
import {
  defaultsOf,
  passesFilters,
  type Help,
  type TextSearch,
  type View,
} from '#src/domain/finding/list-definition.ts'
import {
  foldQuery,
  memoize,
  splitWords,
  type Match,
  type PageText,
} from '#src/domain/finding/match.ts'
import { findPages, isCommonWord, readWords, type Vocabulary } from '#src/domain/finding/pages.ts'
import { rank } from '#src/domain/finding/rank.ts'
import { countItems, describeFilters, endSentence } from '#src/domain/finding/sentences.ts'
import { inWords } from '#src/domain/language/in-words.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { awards } from '#src/domain/restaurant/restaurant-values.ts'
import { usStates } from '#src/domain/restaurant/us-states.ts'
import { sortByDistance } from './distance.ts'
import type { Gazetteer } from './gazetteer.ts'
import { findPlaceInside, type PlaceInText } from './places.ts'
import { answerFilters, answerWhole, readPrice } from './search-answers.ts'

/** What the page of each restaurant says beyond its card, by slug. */
export type PageTexts = Readonly<Record<string, readonly PageText[]>>

const nearbyMiles = 40
const farMiles = 150
const nearestCount = 3
const maxNamesakes = 5

export function createDirectoryTextSearch(
  pageTexts: PageTexts,
  gazetteer: Gazetteer,
): TextSearch<Restaurant> {
  const vocabulary: Vocabulary<Restaurant> = {
    textsOf: memoize((one) => [...textsOfCard(one), ...(pageTexts[one.slug] ?? [])]),
    denies: ({ denies = [] }) => denies,
    facts: (one) => [one.cuisine, one.region ?? '', ...one.order, ...(one.goodFor ?? [])],
    names: () => [...gazetteer.largeNames(), ...awards],
  }
  /** Beside listed restaurants, words of sentences do not count. */
  const facts: Vocabulary<Restaurant> = {
    ...vocabulary,
    textsOf: (restaurant) => vocabulary.facts(restaurant).map((text) => ({ label: '', text })),
  }

  /** The meaning of a text, and what is there. */
  function answer(view: View<Restaurant>): Help<Restaurant> | undefined {
    const { items, search, found } = view
    const text = foldQuery(search.query)
    const { price, unpriced } = readPrice(text)
    const words = readText(unpriced)
    const content = readWords(words)
    const isPhrase = (some: readonly string[]) =>
      findPages(items, [some.join(' ')], vocabulary).said !== ''
    const isOther = (run: readonly string[]) => isCommonWord(run.join(' ')) || isPhrase(run)
    const place = findPlaceInside(words, items, gazetteer, isOther)
    // "H Street NE" is not in Nebraska.
    if (place && (readWords(place.rest).length === 0 || !isPhrase(content))) {
      return answerPlace(view, place, price)
    }
    const isListed = found.some(({ isWhole }) => isWhole)
    return (
      answerFilters(view, content.join(' '), price) ??
      mention(view, content, isListed ? facts : vocabulary, price)
    )
  }

  function answerPlace(
    view: View<Restaurant>,
    place: PlaceInText,
    price: { price?: string },
  ): Help<Restaurant> | undefined {
    const { list, items, found, inText } = view
    const search = { ...defaultsOf(list), ...price }
    const { matches, said, missing, isEach } = findPages(items, readWords(place.rest), vocabulary)
    const isPart = missing.length > 0
    if (!isEach || (isPart && inText.length > 0)) {
      return undefined
    }
    const passing = matches.filter(({ item }) => passesFilters(list, search)(item))
    const isHere = ({ item }: Match<Restaurant>) => place.here.includes(item)
    const isNew = ({ item }: Match<Restaurant>) =>
      !found.some((match) => match.isWhole && match.item === item)
    const away = sortByDistance(
      place.center,
      passing.filter((match) => !isHere(match)),
    )
    const unsure = { isUnsure: isPart || !place.isSure, ...(isPart && { missing }) }
    if (passing.some(isHere)) {
      const entries = passing.filter((match) => isHere(match) && isNew(match))
      const nearby = away.filter((match) => match.miles <= nearbyMiles && isNew(match))
      const hasMore = nearby.length > 0 && place.kind !== 'state'
      const more = hasMore ? { heading: 'Nearby', entries: nearby } : undefined
      const mentions = sayMention(entries.length, said)
      const counted = countItems(list, search, entries.length, place.phrase, mentions)
      const isAll = passing.filter(isHere).length === entries.length
      const heading = isAll ? counted : counted.replace(' ', ' more ')
      const isFirst = place.kind === 'nickname'
      return entries.length === 0
        ? more
        : { ...unsure, heading: heading + sayMissing(missing), entries, more, isFirst }
    }
    const nearest = away.slice(0, nearestCount)
    const [first] = nearest
    if (first === undefined) {
      return undefined
    }
    const none = ['None', describeFilters(list, search), place.phrase].filter(Boolean).join(' ')
    const isFar = first.miles > farMiles || nearest.length === 1
    const shown = isFar ? 1 : nearest.length
    const mentions = said && ` that ${sayMention(shown, said)}`
    const distance = isFar
      ? `The nearest${mentions} is ${first.distance} away, in ${first.item.city}`
      : `The ${inWords(nearest.length)} nearest${mentions}`
    const mentioned =
      place.rest.length === 0 ? mention(view, [place.run.join(' ')], vocabulary) : undefined
    const isShown = mentioned?.entries.some(({ item }) => nearest.some((one) => one.item === item))
    return {
      ...unsure,
      heading: `${endSentence(none)} ${distance}${sayMissing(missing)}`,
      entries: nearest,
      unfiltered: [],
      // Avondale is in Chicago, too.
      more: isShown ? undefined : mentioned,
      links: place.namesakes.slice(0, maxNamesakes).map((namesake) => ({
        text: namesake,
        search: { ...defaultsOf(list), query: namesake.toLowerCase().replace(',', '') },
      })),
    }
  }

  return {
    rank,
    prepareHelp: ({ search, found }) =>
      found.some(({ isWhole, field }) => isWhole && field?.name === 'name')
        ? undefined
        : gazetteer.load(readWords(readText(foldQuery(search.query)))),
    findHelp: (view) => findHelp(view, vocabulary, (right) => answerWhole(right) ?? answer(right)),
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
