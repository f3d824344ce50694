import { defaultsOf, passesFilters, type TextSearch } from '#src/domain/finding/list-definition.ts'
import type { Vocabulary } from '#src/domain/finding/guess.ts'
import { answerWords, findHelp } from '#src/domain/finding/help.ts'
import {
  foldQuery,
  memoize,
  splitWords,
  withoutMarks,
  type Match,
  type PageText,
} from '#src/domain/finding/match.ts'
import { findMost, findPages, readWords, sayWords } from '#src/domain/finding/pages.ts'
import { rank } from '#src/domain/finding/rank.ts'
import { describeFilters, endSentence, nounOf } from '#src/domain/finding/sentences.ts'
import { formatCount } from '#src/domain/language/format-count.ts'
import { inWords } from '#src/domain/language/in-words.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { usStates } from '#src/domain/restaurant/us-states.ts'
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
import searchWords from './words.json' with { type: 'json' }

/** What the page of each restaurant says beyond its card, by slug. */
export type PageTexts = Readonly<Record<string, readonly PageText[]>>

const commonWords: ReadonlySet<string> = new Set(searchWords.commonWords.split(' '))
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
  function answer(listed: Restaurants): Answer | undefined {
    const { items, search, found } = listed
    const text = foldQuery(search.query)
    const whole = answerWhole(text, listed)
    if (whole) {
      return whole
    }
    const { price, rest: unpriced } = readPrice(text)
    const words = splitWords(unpriced.replaceAll(/(?<=\p{L})\./gu, ''))
    const isPhrase = (some: readonly string[]) =>
      findPages(items, [readWords(some).join('')], vocabulary).length > 0
    const isOther = (run: readonly string[]) => commonWords.has(run.join(' ')) || isPhrase(run)
    const inside = findPlaceInside(words, items, gazetteer, isOther)
    // "H Street NE" is not in Nebraska.
    if (inside && (readWords(inside.rest).length === 0 || !isPhrase(words))) {
      return answerPlace(listed, inside, price)
    }
    const rest = readWords(words)
    if (price !== undefined && rest.length > 0) {
      return answerWords({ ...listed, search: { ...search, price } }, rest, vocabulary)
    }
    const filter = price === undefined ? findFilter(listed, rest.join(' ')) : { price }
    const isWholeListed = found.some(({ isWhole }) => isWhole)
    return filter
      ? answerFilter(listed, filter)
      : answerWords(listed, rest, isWholeListed ? facts : vocabulary)
  }

  function answerPlace(
    listed: Restaurants,
    { place, run, rest }: PlaceInText,
    price: string | undefined,
  ): Answer | undefined {
    const { list, items, found, inText } = listed
    const words = readWords(rest)
    const search = { ...defaultsOf(list), ...(price && { price }) }
    const { known, isEach, isPart, missing, ...most } = findMost(items, words, vocabulary)
    if (isPart && (inText.length > 0 || !isEach)) {
      return undefined
    }
    const having = known.length > 0 ? most.matches : withoutMarks(items)
    const matches = having.filter(({ item }) => passesFilters(list, search)(item))
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
    const where = `${describeFilters(list, search)} ${place.phrase}`.trim()
    const say = (some: readonly Match<Restaurant>[], verb: string) =>
      known.length > 0 ? ` ${verb} ${sayWords(some, known)}` : ''
    const entries = inPlace.filter(isNew)
    if (inPlace.length > 0) {
      const counted = formatCount(nounOf(list, search), entries.length)
      const said = say(entries, entries.length === 1 ? 'mentions' : 'mention')
      return entries.length === 0
        ? more
        : {
            heading: `${counted} ${where}${said}${missing}`,
            entries,
            ...(more && { more }),
            isFirst: place.kind === 'nickname',
            isUnsure: isPart || !place.isSure,
            isPart,
          }
    }
    const [first] = away
    if (first === undefined) {
      return undefined
    }
    const nearest = away.slice(0, nearestCount)
    const distance =
      first.miles > farMiles
        ? `The nearest${say(nearest, 'that mentions')} is ${first.distance} away, in ${first.item.city}`
        : `The ${inWords(nearest.length)} nearest${say(nearest, 'that mention')}`
    // Avondale is in Chicago, too.
    const alike = rest.length === 0 && answerWords(listed, [run.join(' ')], vocabulary)
    return {
      heading: `${endSentence(`None ${where}`)} ${distance}${missing}`,
      entries: nearest,
      unfiltered: [],
      isUnsure: isPart || !place.isSure || words.length > 0,
      isPart,
      ...(alike && { more: alike }),
      links: place.namesakes.slice(0, maxNamesakes).map((namesake) => ({
        text: namesake,
        search: { ...defaultsOf(list), query: namesake.toLowerCase().replace(',', '') },
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
