import { findPhrases, type Phrase } from '#src/domain/language/phrases.ts'
import { isNewOn, readYear } from '#src/domain/restaurant/opening.ts'
import { joinOrder } from '#src/domain/restaurant/order.ts'
import type { Places } from '#src/domain/restaurant/place.ts'
import { formatRecognition, isBeforeOpening } from '#src/domain/restaurant/recognition.ts'
import {
  restaurantListSchema,
  type Restaurant,
  type RestaurantEntry,
} from '#src/domain/restaurant/restaurant-schema.ts'
import { ContentError } from './content-error.ts'
import { describeDuplicates } from './duplicates.ts'
import { readYaml, type YamlSource } from './read-yaml.ts'
import { typeset } from './typeset.ts'

export function readRestaurantEntries(source: YamlSource): RestaurantEntry[] {
  const { data, place } = readYaml(source, restaurantListSchema)
  const duplicates = describeDuplicates(
    'slug',
    data.map(({ slug }, index) => ({ value: slug, place: place([index, 'slug']) })),
  )
  if (duplicates.length > 0) {
    throw new ContentError(duplicates)
  }
  return data
}

export function publishRestaurants(
  entries: readonly RestaurantEntry[],
  listDay: string,
  languages: readonly Phrase[] = [],
): Restaurant[] {
  return entries.map((entry, index) => {
    const { latitude, longitude, opened, recognition = [], goodFor } = entry
    const awards = recognition.filter((one) => !isBeforeOpening(one, readYear(opened)))
    const description = typeset(entry.description)
    const order = typeset(joinOrder(entry.order))
    const phrases = findPhrases(`${description} ${order}`, languages)
    return {
      ...pickShipped(entry),
      rank: index + 1,
      at: [latitude, longitude] as const,
      description,
      order,
      ...(opened !== undefined && isNewOn(opened, listDay) && { isNew: true }),
      ...(goodFor && { goodFor: goodFor.join(', ') }),
      ...(awards.length > 0 && { recognition: typeset(formatRecognition(awards)) }),
      ...(phrases.length > 0 && { phrases }),
    }
  })
}

/** The fields that reach the browser as they are. A field for editors must be named to ship. */
const shippedFields = [
  'slug',
  'name',
  'neighborhood',
  'city',
  'state',
  'priceRange',
  'cuisine',
  'region',
  'unconfirmedSince',
  'denies',
] as const

type Shipped = Pick<RestaurantEntry, (typeof shippedFields)[number]>

function pickShipped(entry: RestaurantEntry): Shipped {
  const fields = shippedFields.filter((field) => entry[field] !== undefined)
  return Object.fromEntries(fields.map((field) => [field, entry[field]])) as Shipped
}

export function publishPlaces(entries: readonly RestaurantEntry[]): Places {
  return Object.fromEntries(
    entries.map(({ slug, latitude, longitude }) => [slug, { latitude, longitude }]),
  )
}
