import type { RestaurantPage } from '#src/domain/restaurant/page.ts'
import type { Content } from './read-content.ts'

/** Makes the data of a restaurant's page. Throws on an unknown slug. */
export function publishRestaurantPage({ restaurants }: Content, slug: string): RestaurantPage {
  const restaurant = restaurants.find((one) => one.slug === slug)
  if (restaurant === undefined) {
    throw new Error(`There is no restaurant with the slug ${slug}.`)
  }
  const { rank, name, neighborhood, city, state, priceRange, cuisine, description } = restaurant
  return {
    slug,
    rank,
    name,
    ...(neighborhood !== undefined && { neighborhood }),
    city,
    state,
    priceRange,
    cuisine,
    description,
  }
}
