import type { Restaurant } from './schema.ts'

/** Everything that the page of a restaurant shows. The build makes it. */
export interface RestaurantPage extends Pick<
  Restaurant,
  | 'slug'
  | 'rank'
  | 'name'
  | 'neighborhood'
  | 'city'
  | 'state'
  | 'priceRange'
  | 'cuisine'
  | 'description'
> {}
