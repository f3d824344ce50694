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

export type Restaurants = Listed<Restaurant>

const pageAddress = /\/restaurants\/([\w-]+)/
const dollars = /\$ ?\d|^(?:under|below|over|above|less than|more than) \d+$|\d (?:dollars|bucks)\b/
const oneRank = /^(?:#|no\.? ?|number |rank )([\w-]+)$/
const firstRanks = /^(?:the )?(?:top|best|first) ([\w-]+)\b|^(\d+) best\b/
const nearMe = /\b(?:near|close to|around) (?:me|here|by)\b|\bnearby\b/
const wholeList = /\b(?:best|top|restaurants?|places|food)\b/

/** The address of a page, '$100', 'top 10', 'near me', 'best' */
export function answerWhole(
  text: string,
  { list, items, search, inText }: Restaurants,
): Help<Restaurant> | undefined {
  const show = (heading: string, restaurants: readonly Restaurant[]) => ({
    heading,
    entries: withoutMarks(restaurants),
  })
  const linkTo = (heading: string, filterParam: string, base: ListSearch) => ({
    heading,
    entries: [],
    links: choicesOf(list, items)
      .filter(({ param }) => param === filterParam)
      .map(({ param, filter, value }) => ({
        text: filter.name(value),
        search: { ...base, [param]: value, query: '' },
      })),
  })
  const [, slug] = pageAddress.exec(text) ?? []
  const named = items.find((one) => one.slug === slug)
  if (named) {
    return show(`${named.name}, ${named.city}`, [named])
  }
  if (inText.length > 0) {
    return undefined
  }
  if (dollars.test(text)) {
    return linkTo('We list price tiers, not dollars', 'price', search)
  }
  const [, one] = oneRank.exec(text) ?? []
  const [, first, best] = firstRanks.exec(text) ?? []
  const said = one ?? first ?? best
  const last = items.find(({ rank }) => said === String(rank) || said === inWords(rank))
  if (last) {
    return one === undefined && last.rank > 1
      ? show(`The first ${inWords(last.rank)} of our list`, items.slice(0, last.rank))
      : show(`No. ${last.rank} of our list`, [last])
  }
  if (readWords(splitWords(text)).length > 0) {
    return undefined
  }
  if (nearMe.test(text)) {
    return linkTo('We do not use your location', 'state', defaultsOf(list))
  }
  return wholeList.test(text)
    ? { ...show(`All ${inWords(items.length)} are on our list`, []), search: defaultsOf(list) }
    : undefined
}

const saidPrice =
  /(?<![\p{L}\p{N}$])(?:(\${1,4})|(cheap|inexpensive|affordable|budget)|expensive|fancy|upscale|fine dining)(?![\p{L}\p{N}$])/gu

/** Takes a price out of a text: '$$', 'cheap'. */
export function readPrice(text: string): { filters: { price?: string }; unpriced: string } {
  const [[said, signs, cheap] = []] = text.matchAll(saidPrice)
  const tier = signs?.length ?? (cheap ? 1 : 4)
  return {
    filters: said === undefined ? {} : { price: String(tier) },
    unpriced: text.replaceAll(saidPrice, ' '),
  }
}

/** The filter whose value has this name: 'nepali', 'james beard'. */
export function readFilter({ list, items }: Restaurants, text: string): Record<string, string> {
  const choice = choicesOf(list, items).find(
    ({ filter, value }) => foldOnce(filter.name(value)) === text,
  )
  return choice ? { [choice.param]: choice.value } : {}
}

/** The view of a filter. The other filters stay on if anything is left. */
export function answerFilters(
  { list, items, search: current }: Restaurants,
  filters: Readonly<Record<string, string>>,
): Help<Restaurant> | undefined {
  return [current, defaultsOf(list)]
    .map((others): ListSearch => ({ ...others, ...filters, query: '' }))
    .map((search) => ({ search, found: items.filter(passesFilters(list, search)) }))
    .filter(({ found }) => found.length > 0)
    .map(({ search, found }) => ({
      heading:
        `${formatCount(nounOf(list, search), found.length)} ${describeFilters(list, search)}`.trim(),
      entries: withoutMarks(found),
      search,
      isFirst: true,
    }))[0]
}
