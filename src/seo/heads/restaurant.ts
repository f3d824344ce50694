import type { RestaurantPage } from '#src/domain/restaurant/page.ts'
import { restaurantHref } from '#src/domain/url/hrefs.ts'
import { pageHead } from '#src/seo/head.ts'
import { pageShareImage } from '#src/seo/share-image.ts'

export function restaurantHead({ slug, rank, name, city, cuisine, description }: RestaurantPage) {
  const title = `${name}, ${city}: No. ${rank} of our ${cuisine === 'Indian' ? 'Indian ' : ''}restaurants`
  return pageHead({
    title,
    description,
    path: restaurantHref(slug),
    image: pageShareImage('restaurants', title),
  })
}
