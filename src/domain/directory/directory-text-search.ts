import { defaultsOf, passesFilters, type TextSearch } from '#src/domain/finding/list-definition.ts'
import type { Vocabulary } from '#src/domain/finding/guess.ts'
import { answerWords, findHelp, mention, splitKnown, unlisted } from '#src/domain/finding/help.ts'
import { foldQuery, splitWords, type Match, type PageText } from '#src/domain/finding/match.ts'
import { findPages, readWords, sayWords } from '#src/domain/finding/pages.ts'
import { rank } from '#src/domain/finding/rank.ts'
import { describeFilters, nounOf } from '#src/domain/finding/sentences.ts'
import { formatCount } from '#src/domain/language/format-count.ts'
import { inWords } from '#src/domain/language/in-words.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { usStates } from '#src/domain/restaurant/us-states.ts'
import { commonWords } from './common-words.ts'
import type { Gazetteer } from './gazetteer.ts'
import { findPlaceInside, placeNames, sortByDistance, type PlaceInText } from './places.ts'
import {
  answerFilter,
  answerWhole,
  findFilter,
  readPrice,
  type Answer,
  type Restaurants,
} from './search-answers.ts'

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
  const cache = new WeakMap<Restaurant, readonly PageText[]>()
  const textsOf = (restaurant: Restaurant) => {
    const texts = cache.get(restaurant) ?? [
      ...textsOfCard(restaurant),
      ...(pageTexts[restaurant.slug] ?? []),
    ]
    cache.set(restaurant, texts)
    return texts
  }
  const denies = (restaurant: Restaurant) => restaurant.denies ?? []
  const vocabulary: Vocabulary<Restaurant> = {
    textsOf,
    denies,
    facts: ({ cuisine, region = '', order, goodFor = [] }) => [
      cuisine,
      region,
      ...order,
      ...goodFor,
    ],
    names: () => [...placeNames, ...gazetteer.largeNames(), 'Michelin', 'James Beard'],
    commonWords,
  }
  /** Beside listed restaurants, words of sentences do not count. */
  const facts: Vocabulary<Restaurant> = {
    ...vocabulary,
    textsOf: (restaurant) => vocabulary.facts(restaurant).map((text) => ({ label: '', text })),
  }

  /** The meaning of a text, and what is there. */
  function answer(listed: Restaurants, isPart: boolean): Answer | undefined {
    const { items, search, found } = listed
    const text = foldQuery(search.query)
    const whole = answerWhole(text, listed)
    if (whole) {
      return whole
    }
    const isWholeListed = found.some(({ isWhole }) => isWhole)
    const { price, words } = readPrice(splitWords(text.replaceAll(/(?<=\p{L})\./gu, '')), text)
    const isPhrase = (some: readonly string[]) =>
      findPages(items, [readWords(some).join('')], vocabulary).length > 0
    const isOther = (run: readonly string[]) => commonWords.has(run.join(' ')) || isPhrase(run)
    const inside = findPlaceInside(words, items, gazetteer, isOther)
    // "H Street NE" is not in Nebraska.
    if (inside && (readWords(inside.rest).length === 0 || !isPhrase(words))) {
      return answerPlace(listed, inside, price, isPart)
    }
    const rest = readWords(words)
    if (price !== undefined) {
      return rest.length === 0
        ? answerFilter(listed, { price })
        : answerWords({ ...listed, search: { ...search, price } }, rest, vocabulary, isPart)
    }
    const filter = findFilter(listed, rest.join(' '))
    return filter
      ? answerFilter(listed, filter)
      : answerWords(listed, rest, isWholeListed ? facts : vocabulary, isPart)
  }

  function answerPlace(
    listed: Restaurants,
    { place, run, rest }: PlaceInText,
    price: string | undefined,
    isPart: boolean,
  ): Answer | undefined {
    const { list, items, found } = listed
    const words = readWords(rest)
    const search = { ...defaultsOf(list), ...(price && { price }) }
    const { known, missing } = isPart
      ? splitKnown(items, words, vocabulary)
      : { known: words, missing: '' }
    const pool = items.filter(passesFilters(list, search))
    const matches =
      known.length === 0
        ? pool.map((item) => ({ item, query: '' }))
        : findPages(pool, known, vocabulary)
    const here =
      place.kind === 'zip'
        ? findPages(items, run.slice(-1), vocabulary).map(({ item }) => item)
        : place.here
    const isNew = ({ item }: Match<Restaurant>) =>
      !found.some((match) => match.isWhole && match.item === item)
    const inPlace = matches.filter(({ item }) => here.includes(item))
    const away = sortByDistance(
      place.center,
      matches.filter(({ item }) => !here.includes(item)),
    )
    const nearby = away.filter((match) => match.miles <= nearbyMiles && isNew(match))
    const more =
      nearby.length > 0 && place.kind !== 'state'
        ? { heading: 'Nearby', entries: nearby }
        : undefined
    const entries = inPlace.filter(isNew)
    const filters = describeFilters(list, search)
    if (inPlace.length > 0) {
      const counted = formatCount(nounOf(list, search), entries.length)
      const verb = entries.length === 1 ? 'mentions' : 'mention'
      const said = known.length > 0 && `${verb} ${sayWords(entries, known)}`
      return entries.length === 0
        ? more
        : {
            heading: [counted, filters, place.phrase, said].filter(Boolean).join(' ') + missing,
            entries,
            ...(more && { more }),
            isFirst: place.kind === 'nickname',
            isUnsure: isPart || !place.isSure,
          }
    }
    const [first] = away
    if (first === undefined) {
      return undefined
    }
    const nearest = away.slice(0, nearestCount)
    const said = known.length > 0 && sayWords(nearest, known)
    const none = ['None', filters, place.phrase].filter(Boolean).join(' ')
    const distance =
      first.miles > farMiles
        ? `The nearest${said ? ` that mentions ${said}` : ''} is ${first.distance} away, in ${first.item.city}`
        : `The ${inWords(nearest.length)} nearest${said ? ` that mention ${said}` : ''}`
    const alike =
      rest.length === 0 &&
      mention(listed, findPages(unlisted(listed), [run.join('')], vocabulary), [run.join(' ')])
    return {
      heading: `${none}. ${distance}${missing}`,
      entries: nearest,
      unfiltered: [],
      isUnsure: isPart || !place.isSure || words.length > 0,
      // Avondale is in Chicago, too.
      ...(alike && { more: alike }),
      links: place.namesakes.slice(0, maxNamesakes).map((name) => ({
        text: name,
        search: { ...defaultsOf(list), query: name.toLowerCase().replace(',', '') },
      })),
    }
  }

  return {
    rank,
    prepareHelp: ({ search, found }) =>
      found.some(
        ({ isWhole, field }) => isWhole && (field?.name === 'name' || field?.name === 'city'),
      )
        ? undefined
        : gazetteer.load(readWords(splitWords(foldQuery(search.query)))),
    findHelp: (listed) => findHelp(listed, vocabulary, answer),
  }
}

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
