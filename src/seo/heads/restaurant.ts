import type { RestaurantPage } from '#src/domain/restaurant/page.ts'
import { restaurantHref } from '#src/domain/url/hrefs.ts'
import { pageHead } from '#src/seo/head.ts'
import { restaurantData } from '#src/seo/structured-data/restaurant-data.ts'

export function restaurantHead(page: RestaurantPage) {
  const { slug, rank, listed, name, city, description } = page
  return pageHead({
    title: `${name}, ${city}: No. ${rank} of ${listed}`,
    path: restaurantHref(slug),
    description,
    structuredData: restaurantData(page),
  })
}
