import {
  defaultsOf,
  passesFilters,
  type Help,
  type Listed,
  type ListSearch,
} from '#src/domain/finding/list-definition.ts'
import { foldOnce, splitWords, type Match } from '#src/domain/finding/match.ts'
import { readWords } from '#src/domain/finding/pages.ts'
import { describeFilters, nounOf } from '#src/domain/finding/sentences.ts'
import { formatCount } from '#src/domain/language/format-count.ts'
import { inWords } from '#src/domain/language/in-words.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { directoryFilters, priceTiers } from './directory-filters.ts'

export type Answer = Help<Restaurant>
export type Restaurants = Listed<Restaurant>

/** With the city highlighted. */
const toMatch = (item: Restaurant): Match<Restaurant> => ({ item, query: item.city })

const nearMe = /\b(?:near|close to|around) (?:me|here|by)\b|\bnearby\b/
const dollars = /\$ ?\d|^(?:under|below|over|above|less than|more than) \d+$|\d (?:dollars|bucks)\b/
const ranks =
  /^(?:#|no\.? ?|number |rank )([\w-]+)$|^(?:the )?(?:top|best|first) ([\w-]+)\b|^(\d+) best\b/
const pageAddress = /\/restaurants\/([\w-]+)/

/** '$100', 'near me', 'best', 'top 10', the address of a page */
export function answerWhole(
  text: string,
  { list, items, search, inText }: Restaurants,
): Answer | undefined {
  const [, slug] = pageAddress.exec(text) ?? []
  const named = items.filter((one) => one.slug === slug)
  if (named.length > 0) {
    return {
      heading: named.map(({ name, city }) => `${name}, ${city}`).join(),
      entries: named.map(toMatch),
    }
  }
  if (inText.length > 0) {
    return undefined
  }
  if (dollars.test(text)) {
    const links = priceTiers.map((price) => ({
      text: '$'.repeat(Number(price)),
      search: { ...search, price, query: '' },
    }))
    return { heading: 'We list price tiers, not dollars', entries: [], links }
  }
  const [, one, first, best] = ranks.exec(text) ?? []
  const asked = items.findIndex(({ rank: no }) =>
    [`${no}`, inWords(no)].includes(one ?? first ?? best ?? ''),
  )
  if (asked !== -1) {
    const entries = (
      one === undefined ? items.slice(0, asked + 1) : items.slice(asked, asked + 1)
    ).map(toMatch)
    const heading =
      one === undefined && asked > 0
        ? `The first ${inWords(asked + 1)} of our list`
        : `No. ${asked + 1} of our list`
    return { heading, entries }
  }
  if (readWords(splitWords(text)).length > 0) {
    return undefined
  }
  if (nearMe.test(text)) {
    const { state: states } = directoryFilters
    const links = states.valuesOf(items).map((state) => ({
      text: states.name(state),
      search: { ...defaultsOf(list), state },
    }))
    return { heading: 'We do not use your location', entries: [], links }
  }
  return /\b(?:best|top|restaurants?|places|food)\b/.test(text)
    ? {
        heading: `All ${inWords(items.length)} are on our list`,
        entries: [],
        search: defaultsOf(list),
      }
    : undefined
}

const tierWords: Readonly<Record<string, readonly string[]>> = {
  1: ['cheap', 'inexpensive', 'affordable', 'budget'],
  4: ['expensive', 'fancy', 'upscale'],
}

/** Takes a price out of the words of a text: '$$', 'cheap'. */
export function readPrice(
  words: readonly string[],
  text: string,
): { price: string | undefined; words: readonly string[] } {
  const signs = /(?<!\S)\${1,4}(?!\S)/.exec(text)?.[0].length
  const tier = priceTiers.find(
    (one) =>
      one === `${signs}` ||
      words.some((word) => tierWords[one]?.includes(word)) ||
      (one === '4' && text.includes('fine dining')),
  )
  const isPrice = (word: string) =>
    Object.values(tierWords).flat().includes(word) ||
    (tier === '4' && /^(?:fine|dining)$/.test(word))
  return { price: tier, words: words.filter((word) => !isPrice(word)) }
}

/** The filter whose value has this name: 'nepali', 'james beard'. */
export function findFilter(
  { list, items }: Restaurants,
  text: string,
): Partial<ListSearch> | undefined {
  return Object.entries(list.filters)
    .flatMap(([param, filter]) => filter.valuesOf(items).map((value) => ({ param, filter, value })))
    .filter(({ filter, value }) => foldOnce(filter.name(value)) === text)
    .map(({ param, value }) => ({ [param]: value }))[0]
}

/** The other filters stay on if anything is left. */
export function answerFilter(
  { list, items, search: current }: Restaurants,
  filter: Partial<ListSearch>,
): Answer | undefined {
  for (const others of [current, defaultsOf(list)]) {
    const search = { ...others, ...filter, query: '' } as ListSearch
    const found = items.filter(passesFilters(list, search))
    if (found.length > 0) {
      return {
        heading:
          `${formatCount(nounOf(list, search), found.length)} ${describeFilters(list, search)}`.trim(),
        entries: found.map((item) => ({ item, query: '' })),
        search,
        isFirst: true,
      }
    }
  }
  return undefined
}
