import { toIsoDate } from '#src/domain/article/date.ts'
import type { DirectorySearch } from '#src/domain/directory/list.ts'
import type { View } from '#src/domain/finding/view.ts'
import type { Places } from '#src/domain/restaurant/place.ts'
import type { Restaurant } from '#src/domain/restaurant/schema.ts'
import { site } from '#src/site.ts'
import { describePublisher, pointAtSite } from './site.ts'
import { toStructuredData, type StructuredData, type Thing } from './thing.ts'

export interface DirectoryFacts {
  restaurants: readonly Restaurant[]
  places: Places
  /** As readers see it: 'October 1, 2025'. */
  updated: string
}

/** The restaurants of a view, with the ranks that stand on their cards. */
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
        itemListElement: found.map(({ item: restaurant }) => ({
          '@type': 'ListItem',
          position: restaurant.rank,
          item: describeRestaurant(restaurant, places),
        })),
      },
    },
  ])
}

function describeRestaurant(
  { slug, name, city, state, cuisine, priceRange, description }: Restaurant,
  places: Places,
): Thing {
  const place = places[slug]
  return {
    '@type': 'Restaurant',
    name,
    address: {
      '@type': 'PostalAddress',
      addressLocality: city,
      addressRegion: state,
      addressCountry: 'US',
    },
    geo: place && { '@type': 'GeoCoordinates', ...place },
    servesCuisine: cuisine,
    priceRange,
    description,
  }
}
