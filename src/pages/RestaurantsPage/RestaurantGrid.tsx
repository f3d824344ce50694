import { RestaurantCard } from '#src/components/RestaurantCard/RestaurantCard.tsx'
import type { Restaurant } from '#src/domain/restaurant/schema.ts'
import styles from './RestaurantGrid.module.scss'

export interface RestaurantGridProps {
  restaurants: readonly Restaurant[]
  query?: string
}

export function RestaurantGrid({ restaurants, query = '' }: RestaurantGridProps) {
  return (
    <ul role="list" className={styles.grid}>
      {restaurants.map((restaurant) => (
        <li key={restaurant.slug} className={styles.cell}>
          <RestaurantCard restaurant={restaurant} query={query} heading="h2" />
        </li>
      ))}
    </ul>
  )
}
