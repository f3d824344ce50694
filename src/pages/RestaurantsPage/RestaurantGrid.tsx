import { memo } from 'react'
import type { CardEntry } from '#src/components/ListView/render-cards.ts'
import { RestaurantCard } from '#src/components/RestaurantCard/RestaurantCard.tsx'
import type { Restaurant } from '#src/domain/restaurant/schema.ts'
import styles from './RestaurantGrid.module.scss'

export interface RestaurantGridProps {
  entries: readonly CardEntry<Restaurant>[]
  heading: 'h2' | 'h3'
  /** The slug of the card that a link led to. */
  anchor: string
}

/** Memoized: at a key ListView hides and moves the cells, and nothing in them changes. */
export const RestaurantGrid = memo(function RestaurantGrid({
  entries,
  heading,
  anchor,
}: RestaurantGridProps) {
  return (
    <ul role="list" className={styles.grid}>
      {entries.map((entry) => (
        <Cell
          key={entry.item.slug}
          {...entry}
          heading={heading}
          isAnchor={entry.item.slug === anchor}
        />
      ))}
    </ul>
  )
})

/** Memoized: once the visitor rests, few of fifty have other marks. */
const Cell = memo(function Cell({
  item,
  query,
  field,
  isClose = false,
  heading,
  isAnchor,
}: CardEntry<Restaurant> & { heading: 'h2' | 'h3'; isAnchor: boolean }) {
  return (
    <li className={styles.cell} data-key={item.slug}>
      <RestaurantCard
        restaurant={item}
        query={query}
        isClose={isClose}
        isStateNamed={field === 'stateName'}
        heading={heading}
        isAnchor={isAnchor}
      />
    </li>
  )
})
