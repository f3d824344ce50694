import type { Restaurant as RestaurantData } from 'schema-dts'
import { toIsoDate } from '#src/domain/article/date.ts'
import type { DirectorySearch } from '#src/domain/directory/list.ts'
import type { View } from '#src/domain/finding/view.ts'
import type { Places } from '#src/domain/restaurant/place.ts'
import type { Restaurant } from '#src/domain/restaurant/schema.ts'
import { splitRecognition } from '#src/domain/restaurant/recognition.ts'
import { restaurantHref } from '#src/domain/url/hrefs.ts'
import { site } from '#src/site.ts'
import { describePublisher, pointAtSite } from './site.ts'
import { toStructuredData, type StructuredData } from './thing.ts'

export interface DirectoryFacts {
  restaurants: readonly Restaurant[]
  places: Places
  /** As readers see it: 'October 1, 2025'. */
  updated: string
}

/** The page of a view, with the restaurants in its order; the rank is told where it differs. */
export function directoryData(
  { found }: View<Restaurant, DirectorySearch>,
  {
    title,
    description,
    path,
    places,
    updated,
  }: Omit<DirectoryFacts, 'restaurants'> & { title: string; description: string; path: string },
): StructuredData {
  return toStructuredData([
    {
      '@type': 'CollectionPage',
      name: title,
      description,
      url: site.origin + path,
      inLanguage: 'en-US',
      dateModified: toIsoDate(updated),
      isPartOf: pointAtSite(),
      publisher: describePublisher(),
      mainEntity: {
        '@type': 'ItemList',
        name: title,
        numberOfItems: found.length,
        itemListOrder: 'https://schema.org/ItemListOrderAscending',
        itemListElement: found.map(({ item: restaurant }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          url: site.origin + restaurantHref(restaurant.slug),
          item: describeRestaurant(restaurant, places, index + 1),
        })),
      },
    },
  ])
}

function describeRestaurant(
  { rank, slug, name, neighborhood, city, state, cuisine, priceRange, recognition }: Restaurant,
  places: Places,
  position: number,
): RestaurantData {
  const place = places[slug]
  return {
    '@type': 'Restaurant',
    name,
    address: {
      '@type': 'PostalAddress',
      addressLocality: neighborhood === undefined ? city : `${neighborhood}, ${city}`,
      addressRegion: state,
      addressCountry: 'US',
    },
    ...(place && { geo: { '@type': 'GeoCoordinates', ...place } }),
    servesCuisine: cuisine,
    priceRange,
    ...(recognition !== undefined && { award: splitRecognition(recognition) }),
    // On the whole list the position is the rank.
    ...(rank !== position && {
      additionalProperty: { '@type': 'PropertyValue', name: 'Rank', value: rank },
    }),
  }
}
