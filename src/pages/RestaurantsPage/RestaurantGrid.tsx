import type { RenderCards } from '#src/components/ListView/card-entry.ts'
import { RestaurantCard } from '#src/components/RestaurantCard/RestaurantCard.tsx'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import styles from './RestaurantGrid.module.scss'

export const renderGrid: RenderCards<Restaurant> = (entries, heading) => (
  <ul role="list" className={styles.grid}>
    {entries.map(({ item, isHidden, ...match }) => (
      <li key={item.slug} className={styles.cell} hidden={isHidden}>
        <RestaurantCard restaurant={item} heading={heading} {...match} />
      </li>
    ))}
  </ul>
)
