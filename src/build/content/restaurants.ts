import { findPhrases, type Phrase } from '#src/domain/language/phrases.ts'
import type { Places } from '#src/domain/restaurant/place.ts'
import {
  restaurantListSchema,
  type Restaurant,
  type RestaurantEntry,
} from '#src/domain/restaurant/schema.ts'
import { ContentError } from './content-error.ts'
import { tellDuplicates } from './duplicates.ts'
import { readYaml, type YamlSource } from './read-yaml.ts'
import { typeset } from './typeset.ts'

/** The list as editors write it, validated. Throws a ContentError. */
export function readRestaurantEntries(source: YamlSource): RestaurantEntry[] {
  const { data, place } = readYaml(source, restaurantListSchema)
  const duplicates = tellDuplicates(
    'slug',
    data.map(({ slug }, index) => ({ value: slug, place: place([index, 'slug']) })),
  )
  if (duplicates.length > 0) {
    throw new ContentError(duplicates)
  }
  return data
}

/** What the site shows of the list: ranked, typeset, without what is for editors only. */
export function publishRestaurants(
  entries: readonly RestaurantEntry[],
  languages: readonly Phrase[] = [],
): Restaurant[] {
  return entries.map(
    ({ slug, name, city, state, priceRange, cuisine, isNew, description: text }, index) => {
      const description = typeset(text)
      const phrases = findPhrases(description, languages)
      return {
        rank: index + 1,
        slug,
        name,
        city,
        state,
        priceRange,
        cuisine,
        ...(isNew === true && { isNew }),
        description,
        ...(phrases.length > 0 && { phrases }),
      }
    },
  )
}

/** Where the restaurants are. For structured data only: the browser has no use for it. */
export function publishPlaces(entries: readonly RestaurantEntry[]): Places {
  return Object.fromEntries(
    entries.map(({ slug, latitude, longitude }) => [slug, { latitude, longitude }]),
  )
}
