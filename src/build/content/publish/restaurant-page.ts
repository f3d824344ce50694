import { typeset } from '#src/build/content/markdown.ts'
import type { Content } from '#src/build/content/read-content.ts'
import { directoryFilters } from '#src/domain/directory/directory-filters.ts'
import type { RestaurantLink, RestaurantPage } from '#src/domain/restaurant/page.ts'
import { readYear } from '#src/domain/restaurant/opening.ts'
import { formatStrongest, isBeforeOpening, listAwards } from '#src/domain/restaurant/recognition.ts'
import type { Restaurant, RestaurantEntry } from '#src/domain/restaurant/restaurant-schema.ts'
import { findMentions } from './mentions.ts'
import { findNearby } from './nearby.ts'

/** The page names the year of older sources. */
const recentYear = 2024

export function publishRestaurantPage(
  { restaurants, entries, articles }: Content,
  slug: string,
): RestaurantPage {
  const index = restaurants.findIndex((one) => one.slug === slug)
  const restaurant = restaurants[index]
  const entry = entries[index]
  if (restaurant === undefined || entry === undefined) {
    throw new Error(`There is no restaurant with the slug ${slug}.`)
  }
  const { rank, name, neighborhood, city, state, priceRange, cuisine, description } = restaurant
  const { isNew, phrases } = restaurant
  const { near, region, menuYear, address, zip, phone, website, asOf } = entry
  const openedYear = readYear(entry.opened)
  const recognition = formatStrongest(
    (entry.recognition ?? []).filter((one) => !isBeforeOpening(one, openedYear)),
  )
  const linkTo = (other: Restaurant | undefined) => other && toLink(other)
  return {
    slug,
    rank,
    name,
    neighborhood,
    city,
    state,
    statePhrase: directoryFilters[0].phrase(state),
    priceRange,
    cuisine,
    description,
    isNew,
    phrases,
    near,
    region,
    recognition: recognition && typeset(recognition),
    order: entry.order.map((dish) => toDish(typeset(dish))),
    menuYear,
    awards: listAwards(entry.recognition ?? [], openedYear).map((row) => ({
      ...row,
      detail: typeset(row.detail),
    })),
    goodToKnow: listGoodToKnow(entry),
    address: address && typeset(address),
    zip,
    phone,
    website,
    addressYear: asOf !== undefined && asOf < recentYear ? asOf : undefined,
    latitude: entry.latitude,
    longitude: entry.longitude,
    mentions: findMentions(articles, slug),
    nearby: findNearby(restaurants, slug).map(({ restaurant: other, distance }) => ({
      ...toLink(other, city),
      distance,
    })),
    previous: linkTo(restaurants[index - 1]),
    next: linkTo(restaurants[index + 1]),
  }
}

/** @param here the city of the page: a neighborhood is enough for a restaurant in it */
function toLink(
  { slug, rank, name, neighborhood, city, state }: Restaurant,
  here?: string,
): RestaurantLink {
  const place = city === here && neighborhood !== undefined ? neighborhood : `${city}, ${state}`
  return { slug, rank, name, place }
}

/** 'nathai pirattal (snails)' → dish and gloss */
function toDish(text: string): { dish: string; gloss?: string } {
  const [, dish = text, gloss] = /^(.*) \((.*)\)$/.exec(text) ?? []
  return { dish: capitalize(dish), ...(gloss !== undefined && { gloss }) }
}

function listGoodToKnow(entry: RestaurantEntry): { label: string; value: string }[] {
  const { opened, chef, owners, goodFor, lastConfirmed } = entry
  const isBoth = chef !== undefined && chef === owners
  const rows: [label: string, value: string | undefined][] = [
    ['Opened', opened === undefined ? undefined : formatOpening(opened)],
    [isBoth ? 'Chef and owner' : isSeveral(chef) ? 'Chefs' : 'Chef', chef],
    [isSeveral(owners) ? 'Owners' : 'Owner', isBoth ? undefined : owners],
    ['People', entry.people],
    ['Menu and service', goodFor && capitalize(goodFor.join(', '))],
    ['Prices', entry.prices],
    ['Moved', entry.moved],
    ['Branches', entry.branches],
    ['Last confirmed', lastConfirmed && `${lastConfirmed.year}, by ${lastConfirmed.by}`],
  ]
  return rows.flatMap(([label, value]) =>
    value === undefined ? [] : [{ label, value: typeset(value) }],
  )
}

function isSeveral(names = ''): boolean {
  return / and |[,;] [A-Z]/.test(names)
}

const monthNames = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

function formatOpening(opened: number | string): string {
  return typeof opened === 'number' ? String(opened) : monthNames.format(new Date(`${opened}-01`))
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
