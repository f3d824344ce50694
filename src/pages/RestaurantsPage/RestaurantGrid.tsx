import { useEffect, useState } from 'react'
import { pageState } from '#src/boot/page-state.ts'
import type { CardEntry } from '#src/components/ListView/use-cards.ts'
import { HiddenMatch } from '#src/components/RestaurantCard/HiddenMatch.tsx'
import { RestaurantCard } from '#src/components/RestaurantCard/RestaurantCard.tsx'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import styles from './RestaurantGrid.module.scss'

export interface RestaurantGridProps {
  entries: readonly CardEntry<Restaurant>[]
  heading: 'h2' | 'h3'
  anchor: string
}

/** The first page skips the layout of cards out of sight. Back needs true heights: a later one lays out all once. */
export function RestaurantGrid({ entries, heading, anchor }: RestaurantGridProps) {
  const [isLazy, setIsLazy] = useState(
    () => import.meta.env.SSR || pageState().hydrated === undefined,
  )
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsLazy(true)
      delete pageState().restored
    }, 500)
    return () => clearTimeout(timer)
  }, [])
  return (
    <ul role="list" className={styles.grid} data-lazy={isLazy || undefined}>
      {entries.map(({ item, query, field, isClose = false, isHidden }) => (
        <li key={item.slug} className={styles.cell} hidden={isHidden}>
          <RestaurantCard
            restaurant={item}
            query={query}
            isClose={isClose}
            matchesStateName={field?.name === 'stateName'}
            heading={heading}
            isAnchor={item.slug === anchor}
          >
            {isClose && <HiddenMatch restaurant={item} query={query} />}
          </RestaurantCard>
        </li>
      ))}
    </ul>
  )
}
