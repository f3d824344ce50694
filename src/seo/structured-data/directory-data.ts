import type { DirectorySearch } from '#src/domain/directory/directory-list.ts'
import type { View } from '#src/domain/finding/list-definition.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { restaurantHref } from '#src/domain/url/hrefs.ts'
import { site } from '#src/site.ts'
import { toStructuredData, type StructuredData } from './thing.ts'

export function directoryData(
  { found, href }: View<Restaurant, DirectorySearch>,
  name: string,
  description: string,
): StructuredData {
  return toStructuredData({
    '@type': 'ItemList',
    name,
    description,
    url: site.origin + href,
    numberOfItems: found.length,
    itemListOrder: 'https://schema.org/ItemListOrderAscending',
    itemListElement: found.map(({ item }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      url: site.origin + restaurantHref(item.slug),
    })),
  })
}
