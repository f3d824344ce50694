import { defaultsOf, passesFilters, type TextSearch } from '#src/domain/finding/list-definition.ts'
import { answerWords, findHelp, sayMissing, type Answer } from '#src/domain/finding/help.ts'
import {
  foldQuery,
  memoize,
  splitWords,
  type Match,
  type PageText,
} from '#src/domain/finding/match.ts'
import { findPages, readWords, type Vocabulary } from '#src/domain/finding/pages.ts'
import { rank } from '#src/domain/finding/rank.ts'
import { describeFilters, endSentence, nounOf } from '#src/domain/finding/sentences.ts'
import { formatCount } from '#src/domain/language/format-count.ts'
import { inWords } from '#src/domain/language/in-words.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { usStates } from '#src/domain/restaurant/us-states.ts'
import { sortByDistance } from './distance.ts'
import type { Gazetteer } from './gazetteer.ts'
import { findPlaceInside, type PlaceInText } from './places.ts'
import {
  answerFilters,
  answerWhole,
  readFilter,
  readPrice,
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
    facts: (one) => [one.cuisine, one.region ?? '', ...one.order, ...(one.goodFor ?? [])],
    names: () => [...gazetteer.largeNames(), 'Michelin', 'James Beard'],
    commonWords,
  }
  /** Beside listed restaurants, words of sentences do not count. */
  const facts: Vocabulary<Restaurant> = {
    ...vocabulary,
    textsOf: (restaurant) => vocabulary.facts(restaurant).map((text) => ({ label: '', text })),
  }

  /** The meaning of a text, and what is there. */
  function answer(listed: Restaurants): Answer<Restaurant> | undefined {
    const { items, search, found } = listed
    const text = foldQuery(search.query)
    const whole = answerWhole(text, listed)
    if (whole) {
      return whole
    }
    const { filters, unpriced } = readPrice(text)
    const words = readText(unpriced)
    const isPhrase = (some: readonly string[]) =>
      findPages(items, [some.join(' ')], vocabulary).said !== ''
    const isOther = (run: readonly string[]) => commonWords.has(run.join(' ')) || isPhrase(run)
    const inside = findPlaceInside(words, items, gazetteer, isOther)
    // "H Street NE" is not in Nebraska.
    if (inside && (readWords(inside.rest).length === 0 || !isPhrase(readWords(words)))) {
      return answerPlace(listed, inside, filters)
    }
    const rest = readWords(words)
    if (filters.price !== undefined && rest.length > 0) {
      return answerWords({ ...listed, search: { ...search, ...filters } }, rest, vocabulary)
    }
    const named = { ...readFilter(listed, rest.join(' ')), ...filters }
    const isWholeListed = found.some(({ isWhole }) => isWhole)
    return Object.keys(named).length > 0
      ? answerFilters(listed, named)
      : answerWords(listed, rest, isWholeListed ? facts : vocabulary)
  }

  function answerPlace(
    listed: Restaurants,
    { place, run, rest }: PlaceInText,
    filters: { price?: string },
  ): Answer<Restaurant> | undefined {
    const { list, items, found, inText } = listed
    const words = readWords(rest)
    const search = { ...defaultsOf(list), ...filters }
    const { matches, said, missing, isEach } = findPages(items, words, vocabulary)
    const isPart = missing.length > 0
    if (!isEach || (isPart && inText.length > 0)) {
      return undefined
    }
    const hasZip = (item: Restaurant) =>
      vocabulary.textsOf(item).some(({ text }) => text.endsWith(` ${run.at(-1)}`))
    const isHere = ({ item }: Match<Restaurant>) =>
      place.kind === 'zip' ? hasZip(item) : place.here.includes(item)
    const isNew = ({ item }: Match<Restaurant>) =>
      !found.some((match) => match.isWhole && match.item === item)
    const passing = matches.filter(({ item }) => passesFilters(list, search)(item))
    const away = sortByDistance(
      place.center,
      passing.filter((match) => !isHere(match)),
    )
    const where = `${describeFilters(list, search)} ${place.phrase}`.trim()
    const say = (verb: string) => (said === '' ? '' : ` ${verb} ${said}`)
    const sureness = { isUnsure: isPart || !place.isSure, ...(isPart && { missing }) }
    if (passing.some(isHere)) {
      const entries = passing.filter((match) => isHere(match) && isNew(match))
      const nearby = away.filter((match) => match.miles <= nearbyMiles && isNew(match))
      const hasMore = nearby.length > 0 && place.kind !== 'state'
      const more = hasMore ? { heading: 'Nearby', entries: nearby } : undefined
      const counted = formatCount(nounOf(list, search), entries.length)
      const verb = entries.length === 1 ? 'mentions' : 'mention'
      const heading = `${counted} ${where}${say(verb)}${sayMissing(missing)}`
      const isFirst = place.kind === 'nickname'
      return entries.length === 0 ? more : { ...sureness, heading, entries, more, isFirst }
    }
    const nearest = away.slice(0, nearestCount)
    const [first] = nearest
    if (first === undefined) {
      return undefined
    }
    const distance =
      first.miles > farMiles
        ? `The nearest${say('that mentions')} is ${first.distance} away, in ${first.item.city}`
        : `The ${inWords(nearest.length)} nearest${say('that mention')}`
    return {
      ...sureness,
      heading: `${endSentence(`None ${where}`)} ${distance}${sayMissing(missing)}`,
      entries: nearest,
      unfiltered: [],
      // Avondale is in Chicago, too.
      more: rest.length === 0 ? answerWords(listed, [run.join(' ')], vocabulary) : undefined,
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
    findHelp: (listed) => findHelp(listed, vocabulary, answer),
  }
}

/** 'la' for 'l.a.' */
const readText = (text: string) => splitWords(text.replaceAll(/(?<=\p{L})\./gu, ''))

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
