import {
  choicesOf,
  defaultsOf,
  passesFilters,
  type Help,
  type Listed,
  type ListSearch,
} from '#src/domain/finding/list-definition.ts'
import { foldOnce, splitWords, withoutMarks } from '#src/domain/finding/match.ts'
import { readWords } from '#src/domain/finding/pages.ts'
import { describeFilters, nounOf } from '#src/domain/finding/sentences.ts'
import { formatCount } from '#src/domain/language/format-count.ts'
import { inWords } from '#src/domain/language/in-words.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'

export type Answer = Help<Restaurant>
export type Restaurants = Listed<Restaurant>

const nearMe = /\b(?:near|close to|around) (?:me|here|by)\b|\bnearby\b/
const dollars = /\$ ?\d|^(?:under|below|over|above|less than|more than) \d+$|\d (?:dollars|bucks)\b/
const oneRank = /^(?:#|no\.? ?|number |rank )([\w-]+)$/
const firstRanks = /^(?:the )?(?:top|best|first) ([\w-]+)\b|^(\d+) best\b/
const pageAddress = /\/restaurants\/([\w-]+)/

/** '$100', 'near me', 'best', 'top 10', the address of a page */
export function answerWhole(
  text: string,
  { list, items, search, inText }: Restaurants,
): Answer | undefined {
  const [, slug] = pageAddress.exec(text) ?? []
  const named = items.find((one) => one.slug === slug)
  if (named) {
    return { heading: `${named.name}, ${named.city}`, entries: withoutMarks([named]) }
  }
  if (inText.length > 0) {
    return undefined
  }
  const linksTo = (filterParam: string, base: ListSearch) =>
    choicesOf(list, items)
      .filter(({ param }) => param === filterParam)
      .map(({ param, filter, value }) => ({
        text: filter.name(value),
        search: { ...base, [param]: value, query: '' },
      }))
  if (dollars.test(text)) {
    const links = linksTo('price', search)
    return { heading: 'We list price tiers, not dollars', entries: [], links }
  }
  const [, one] = oneRank.exec(text) ?? []
  const [, first, best] = firstRanks.exec(text) ?? []
  const index = items.findIndex(({ rank }) =>
    [`${rank}`, inWords(rank)].includes(one ?? first ?? best ?? ''),
  )
  if (index !== -1) {
    return {
      heading:
        one === undefined && index > 0
          ? `The first ${inWords(index + 1)} of our list`
          : `No. ${index + 1} of our list`,
      entries: withoutMarks(items.slice(one === undefined ? 0 : index, index + 1)),
    }
  }
  if (readWords(splitWords(text)).length > 0) {
    return undefined
  }
  if (nearMe.test(text)) {
    const links = linksTo('state', defaultsOf(list))
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

const saidPrice =
  /(?<![\p{L}\p{N}$])(?:(\${1,4})|(cheap|inexpensive|affordable|budget)|expensive|fancy|upscale|fine dining)(?![\p{L}\p{N}$])/gu

/** Takes a price out of a text: '$$', 'cheap'. */
export function readPrice(text: string): { price: string | undefined; rest: string } {
  const [[said, signs, cheap] = []] = text.matchAll(saidPrice)
  const tier = signs?.length ?? (cheap ? 1 : 4)
  return { price: said && String(tier), rest: text.replaceAll(saidPrice, ' ') }
}

/** The filter whose value has this name: 'nepali', 'james beard'. */
export function findFilter(
  { list, items }: Restaurants,
  text: string,
): Partial<ListSearch> | undefined {
  const choice = choicesOf(list, items).find(
    ({ filter, value }) => foldOnce(filter.name(value)) === text,
  )
  return choice && { [choice.param]: choice.value }
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
      const counted = formatCount(nounOf(list, search), found.length)
      return {
        heading: `${counted} ${describeFilters(list, search)}`.trim(),
        entries: withoutMarks(found),
        search,
        isFirst: true,
      }
    }
  }
  return undefined
}
