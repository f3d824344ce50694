import type { Restaurant, Thing } from 'schema-dts'
import type { FullRestaurant } from 'virtual:content/restaurant-pages'
import { nameWithCity } from '#src/domain/restaurant/name-with-city.ts'
import { usStates } from '#src/domain/restaurant/us-states.ts'
import { restaurantHref } from '#src/domain/url/hrefs.ts'
import { site } from '#src/site.ts'
import { breadcrumbs, pageHead, shareImagePath } from '#src/seo/head.ts'

export function restaurantHead(page: FullRestaurant) {
  const { slug, rank, listed, description } = page
  return pageHead({
    title: `${nameWithCity(page)}: No. ${rank} of ${listed}`,
    path: restaurantHref(slug),
    description,
    structuredData: restaurantData(page),
  })
}

/** Its awards are without what a person won, and without what came before the opening. */
export function restaurantData(page: FullRestaurant): readonly [Restaurant, Thing] {
  const { slug, name, city, state, address, zip, phone, website, awards, at } = page
  const url = site.origin + restaurantHref(slug)
  const own = awards.filter((row) => !isPersonal(row) && row.isEarlier !== true)
  const restaurant: Restaurant = {
    '@type': 'Restaurant',
    '@id': `${url}#restaurant`,
    mainEntityOfPage: url,
    name,
    description: `${page.description} Why No. ${page.rank}: ${page.why}`,
    image: site.origin + shareImagePath(restaurantHref(slug)),
    address: {
      '@type': 'PostalAddress',
      ...(address && { streetAddress: address }),
      addressLocality: city,
      addressRegion: state,
      ...(zip && { postalCode: zip }),
      addressCountry: 'US',
    },
    geo: { '@type': 'GeoCoordinates', latitude: at[0], longitude: at[1] },
    ...(phone && { telephone: phone }),
    ...(website && { url: website }),
    servesCuisine: page.cuisine,
    priceRange: page.priceRange,
    ...(own.length > 0 && { award: own.map(formatAward) }),
  }
  const trail = breadcrumbs(
    ['Best Indian Restaurants in the USA', '/restaurants'],
    [usStates[state], `/restaurants?state=${state}`],
    [name, restaurantHref(slug)],
  )
  return [restaurant, trail]
}

type AwardRow = FullRestaurant['awards'][number]
const isPersonal = ({ to, category = '' }: AwardRow): boolean =>
  to !== undefined || /Chef|Restaurateur/.test(category)

/** 'James Beard: Outstanding Restaurant, Semifinalist, 2016–2017' */
const formatAward = ({ award, category, result, years }: AwardRow): string =>
  `${award}: ${[category, result, years].filter(Boolean).join(', ')}`
