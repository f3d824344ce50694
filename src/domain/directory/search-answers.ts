import {
  choicesOf,
  defaultsOf,
  passesFilters,
  type Help,
  type ListSearch,
  type View,
} from '#src/domain/finding/list-definition.ts'
import { foldOnce, foldQuery, splitWords, withoutMarks } from '#src/domain/finding/match.ts'
import { readWords } from '#src/domain/finding/pages.ts'
import { countItems } from '#src/domain/finding/sentences.ts'
import { inWords } from '#src/domain/language/in-words.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'

const pageAddress = /\/restaurants\/([\w-]+)/
const dollars = /\$ ?\d|^(?:under|below|over|above|less than|more than) \d+$|\d (?:dollars|bucks)\b/
const ranks =
  /^(?:(?:#|no\.? ?|number |rank )(?<one>[\w-]+)$|(?:the )?(?:top|best|first) (?<first>[\w-]+)\b|(?<best>\d+) best\b)/
const nearMe = /\b(?:near|close to|around) (?:me|here|by)\b|\bnearby\b/
const wholeList = /\b(?:best|top|restaurants?|places|food)\b/

/** The address of a page, '$100', 'top 10', 'near me', 'best' */
export function answerWhole(view: View<Restaurant>): Help<Restaurant> | undefined {
  const { list, items, search, inText } = view
  const text = foldQuery(search.query)
  const show = (heading: string, restaurants: readonly Restaurant[]) => ({
    heading,
    entries: withoutMarks(restaurants),
  })
  const linkTo = (heading: string, param: string) => ({
    heading,
    entries: [],
    links: choicesOf(list, items)
      .filter((choice) => choice.param === param)
      .map(({ filter, value }) => ({
        text: filter.name(value),
        search: { ...search, [param]: value, query: '' },
      }))
      .toSorted((a, b) => a.text.localeCompare(b.text)),
  })
  if (inText.length > 0) {
    return undefined
  }
  const [, slug] = pageAddress.exec(text) ?? []
  const named = items.find((one) => one.slug === slug)
  if (named) {
    return show(`${named.name}, ${named.city}`, [named])
  }
  if (dollars.test(text)) {
    return linkTo('We list price tiers, not dollars', 'price')
  }
  const { one, first = one, best: number = first } = ranks.exec(text)?.groups ?? {}
  const last = items.find(({ rank }) => number === String(rank) || number === inWords(rank))
  if (last) {
    return one === undefined && last.rank > 1
      ? show(`The first ${inWords(last.rank)} of our list`, items.slice(0, last.rank))
      : show(`No. ${last.rank} of our list`, [last])
  }
  if (readWords(splitWords(text)).length > 0) {
    return undefined
  }
  if (nearMe.test(text)) {
    return linkTo('We do not use your location', 'state')
  }
  return wholeList.test(text)
    ? { ...show(`All ${inWords(items.length)} are on our list`, []), search: defaultsOf(list) }
    : undefined
}

const saidPrice =
  /(?<![\p{L}\p{N}$])(?:(\${1,4})|(cheap|inexpensive|affordable|budget)|expensive|fancy|upscale|fine dining)(?![\p{L}\p{N}$])/gu

/** Takes a price out of a text: '$$', 'cheap'. */
export function readPrice(text: string): { price: { price?: string }; unpriced: string } {
  const [[said, signs, cheap] = []] = text.matchAll(saidPrice)
  const tier = signs?.length ?? (cheap ? 1 : 4)
  return {
    price: said === undefined ? {} : { price: String(tier) },
    unpriced: text.replaceAll(saidPrice, ' '),
  }
}

/**
 * The view of a price and of the filter whose value has this name: 'nepali', 'james beard'. The other filters stay on if
 * anything is left.
 */
export function answerFilters(
  { list, items, search: current }: View<Restaurant>,
  name: string,
  price: { price?: string },
): Help<Restaurant> | undefined {
  const named = choicesOf(list, items).find(
    ({ filter, value }) => foldOnce(filter.name(value)) === name,
  )
  if (!named && (name !== '' || price.price === undefined)) {
    return undefined
  }
  const filters = { ...(named && { [named.param]: named.value }), ...price }
  const search = [current, defaultsOf(list)]
    .map((others): ListSearch => ({ ...others, ...filters, query: '' }))
    .find((view) => items.some(passesFilters(list, view)))
  const entries = search ? withoutMarks(items.filter(passesFilters(list, search))) : []
  return (
    search && { heading: countItems(list, search, entries.length), entries, search, isFirst: true }
  )
}
