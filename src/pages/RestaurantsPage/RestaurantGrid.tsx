import { RestaurantCard } from '#src/components/RestaurantCard/RestaurantCard.tsx'
import type { Restaurant } from '#src/domain/restaurant/schema.ts'
import styles from './RestaurantGrid.module.scss'

export interface RestaurantGridProps {
  restaurants: readonly Restaurant[]
  query?: string
  /** h3 where the grid stands under a heading of its own. */
  heading?: 'h2' | 'h3'
}

export function RestaurantGrid({ restaurants, query = '', heading = 'h2' }: RestaurantGridProps) {
  return (
    <ul role="list" className={styles.grid}>
      {restaurants.map((restaurant) => (
        <li key={restaurant.slug} className={styles.cell}>
          <RestaurantCard restaurant={restaurant} query={query} heading={heading} />
        </li>
      ))}
    </ul>
  )
}
