import { toIsoDate } from '#src/domain/article/date.ts'
import type { DirectorySearch } from '#src/domain/directory/list.ts'
import type { View } from '#src/domain/finding/list.ts'
import type { Restaurant } from '#src/domain/restaurant/schema.ts'
import { restaurantHref } from '#src/domain/url/hrefs.ts'
import { site } from '#src/site.ts'
import { describePublisher, pointAtSite } from './site.ts'
import { toStructuredData, type StructuredData } from './thing.ts'

interface PageFacts {
  title: string
  description: string
  path: string
  /** As readers see it: 'October 1, 2025'. */
  updated: string
}

export function directoryData(
  { found }: View<Restaurant, DirectorySearch>,
  { title, description, path, updated }: PageFacts,
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
        itemListElement: found.map(({ item: { slug, name } }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          url: site.origin + restaurantHref(slug),
        })),
      },
    },
  ])
}
