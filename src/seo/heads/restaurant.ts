import type { RestaurantPage } from '#src/domain/restaurant/page.ts'
import { restaurantHref } from '#src/domain/url/hrefs.ts'
import { pageHead } from '#src/seo/head.ts'
import { pageShareImage } from '#src/seo/share-image.ts'
import { restaurantData } from '#src/seo/structured-data/restaurant-data.ts'

export function restaurantHead(page: RestaurantPage) {
  const { slug, rank, name, city, cuisine, description } = page
  const title = `${name}, ${city}: No. ${rank} of our ${cuisine === 'Indian' ? 'Indian ' : ''}restaurants`
  return pageHead({
    title,
    description,
    path: restaurantHref(slug),
    image: pageShareImage(`restaurant-${slug}`, title),
    data: import.meta.env.SSR ? restaurantData(page) : undefined,
  })
}
