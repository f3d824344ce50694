import type { Content } from '#src/build/content/read-content.ts'
import { drawStateMap } from '#src/build/map/land.ts'
import { sortByDistance } from '#src/domain/directory/distance.ts'
import { capitalize } from '#src/domain/language/in-words.ts'
import { readYear, yearIfOld } from '#src/domain/restaurant/years.ts'
import { lastYearOf, listAwards } from '#src/domain/restaurant/recognition.ts'
import { nameWithCity } from '#src/domain/restaurant/name-with-city.ts'
import { phraseOfState } from '#src/domain/restaurant/us-states.ts'
import {
  bookingValues,
  pageSchema,
  vegetarianValues,
  type Restaurant,
  type RestaurantEntry,
} from '#src/domain/restaurant/restaurant-schema.ts'
import { restaurantHref } from '#src/domain/url/hrefs.ts'

export function publishRestaurantPage(content: Content, slug: string) {
  const { list, restaurants, entries, articles } = content
  const index = restaurants.findIndex((one) => one.slug === slug)
  const restaurant = restaurants[index]
  const entry = entries[index]
  if (restaurant === undefined || entry === undefined) {
    throw new Error(`There is no restaurant with the slug ${slug}.`)
  }
  const { state } = restaurant
  const { recognition = [], owners } = entry
  const hasLatest = recognition.some((one) => list.awards?.endsWith(` ${lastYearOf(one)}`))
  const hasNeighbor = restaurants.some((one) => one.state === state && one.slug !== slug)
  const toNeighbor = (other: Restaurant | undefined) =>
    other && { slug: other.slug, rank: other.rank, name: nameWithCity(other) }
  return {
    ...restaurant,
    ...pageSchema.parse(entry),
    /** How many restaurants the list has. */
    listed: restaurants.length,
    order: entry.order.map(toDish),
    awards: listAwards(recognition, readYear(entry.opened)),
    /** 'April 2026', where an award of that year is shown. */
    awardsAsOf: hasLatest ? list.awards : undefined,
    goodToKnow: listGoodToKnow(entry),
    /** Others on the list that have the same owners. */
    sisters: restaurants
      .filter((one, at) => one !== restaurant && owners && entries[at]?.owners === owners)
      .map((one) => toLink(one)),
    addressYear: yearIfOld(entry.asOf),
    mentions: articles
      .filter(({ html }) => html.includes(`<a href="${restaurantHref(slug)}"`))
      .map(({ id, title, description }) => ({ id, title, description })),
    nearby: findNearby(restaurant, restaurants),
    moreInState: hasNeighbor ? `More ${phraseOfState(state)}` : undefined,
    previous: toNeighbor(restaurants[index - 1]),
    next: toNeighbor(restaurants[index + 1]),
    map: drawStateMap(restaurant),
  }
}

/** The three nearest restaurants of the list, however far, with '4 miles' in a straight line. */
export function findNearby(here: Restaurant, restaurants: readonly Restaurant[]) {
  const others = restaurants.filter((one) => one !== here).map((item) => ({ item }))
  return sortByDistance(here.at, others)
    .slice(0, 3)
    .map(({ item, distance }) => ({ ...toLink(item, here.city), distance }))
}

/** @param here the city of the page: a neighborhood is enough for a restaurant in it */
function toLink({ slug, rank, name, neighborhood, city, state }: Restaurant, here?: string) {
  const place = city === here && neighborhood !== undefined ? neighborhood : `${city}, ${state}`
  return { slug, rank, name, place }
}

/** 'nathai pirattal (snails)' → dish and gloss */
function toDish(text: string): { dish: string; gloss?: string } {
  const [, dish = text, gloss] = /^(.*) \((.*)\)$/.exec(text) ?? []
  return { dish: capitalize(dish), ...(gloss !== undefined && { gloss }) }
}

function listGoodToKnow(entry: RestaurantEntry): { label: string; text: string }[] {
  const { opened, chef, owners, people, goodFor = [], lastConfirmed } = entry
  const isBoth = chef !== undefined && chef === owners
  const inOtherRows = new Set<string>([...bookingValues, ...vegetarianValues])
  const service = goodFor.filter((value) => !inOtherRows.has(value)).join(', ')
  const others = [owners && !isBoth && `${owners}, owner${isSeveral(owners) ? 's' : ''}`, people]
  const rows: [label: string, text: string | undefined][] = [
    ['Booking', entry.booking],
    ['For vegetarians', entry.vegetarian],
    ['Menu and service', capitalize(service)],
    ['Prices', entry.prices],
    ['Opened', opened === undefined ? undefined : formatOpening(opened)],
    [isBoth ? 'Chef and owner' : isSeveral(chef) ? 'Chefs' : 'Chef', chef],
    ['People', others.filter(Boolean).join('; ')],
    ['Moved', entry.moved],
    ['Branches', entry.branches],
    ['Last confirmed', `${lastConfirmed.year}, by ${lastConfirmed.by}`],
  ]
  return rows.flatMap(([label, text]) => (text ? [{ label, text }] : []))
}

const isSeveral = (names = '') => / and |[,;] [A-Z]/.test(names)

function formatOpening(opened: number | string): string {
  const format = { year: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return typeof opened === 'number'
    ? String(opened)
    : new Date(`${opened}-01`).toLocaleDateString('en-US', format)
}
