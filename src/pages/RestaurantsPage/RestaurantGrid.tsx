import type { CardEntry } from '#src/components/ListView/use-cards.ts'
import { HiddenMatch } from '#src/components/RestaurantCard/HiddenMatch.tsx'
import { RestaurantCard } from '#src/components/RestaurantCard/RestaurantCard.tsx'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import styles from './RestaurantGrid.module.scss'

export interface RestaurantGridProps {
  entries: readonly CardEntry<Restaurant>[]
  heading: 'h2' | 'h3'
}

export function RestaurantGrid({ entries, heading }: RestaurantGridProps) {
  return (
    <ul role="list" className={styles.grid}>
      {entries.map(({ item, query, field, note, distance, isClose = false, isHidden }) => (
        <li key={item.slug} className={styles.cell} hidden={isHidden}>
          <RestaurantCard
            restaurant={item}
            query={query}
            isClose={isClose}
            matchesStateName={field?.name === 'stateName'}
            heading={heading}
          >
            {/* One child, the same for most cards: an array of two would defeat the memoized card. */}
            {(note ?? distance) !== undefined && (
              <>
                {note && <HiddenMatch note={note} phrases={item.phrases} query={query} />}
                {distance !== undefined && <p className={styles.distance}>{distance} away</p>}
              </>
            )}
          </RestaurantCard>
        </li>
      ))}
    </ul>
  )
}
