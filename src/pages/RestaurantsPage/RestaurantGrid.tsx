import type { CardEntry } from '#src/components/ListView/render-cards.ts'
import { RestaurantCard } from '#src/components/RestaurantCard/RestaurantCard.tsx'
import { isStateNamed } from '#src/domain/directory/fields.ts'
import type { Restaurant } from '#src/domain/restaurant/schema.ts'
import styles from './RestaurantGrid.module.scss'

export interface RestaurantGridProps {
  entries: readonly CardEntry<Restaurant>[]
  heading: 'h2' | 'h3'
  /** The slug of the card that a link led to. */
  anchor: string
}

export function RestaurantGrid({ entries, heading, anchor }: RestaurantGridProps) {
  return (
    <ul role="list" className={styles.grid}>
      {entries.map(({ item, query, note }) => (
        <li key={item.slug} className={styles.cell}>
          {note !== undefined && <p className={styles.note}>{note}</p>}
          <RestaurantCard
            restaurant={item}
            query={query}
            isStateNamed={isStateNamed(item, query)}
            heading={heading}
            isAnchor={item.slug === anchor}
          />
        </li>
      ))}
    </ul>
  )
}
