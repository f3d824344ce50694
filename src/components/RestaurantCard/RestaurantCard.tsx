import { memo } from 'react'
import { Highlight } from '#src/components/Highlight/Highlight.tsx'
import { RankPlate } from '#src/components/RankPlate/RankPlate.tsx'
import { useFollow } from '#src/components/ViewLink/use-follow.ts'
import type { Restaurant } from '#src/domain/restaurant/schema.ts'
import { priceRanges } from '#src/domain/restaurant/values.ts'
import styles from './RestaurantCard.module.scss'
import { RestaurantFacts } from './RestaurantFacts.tsx'

export interface RestaurantCardProps {
  restaurant: Restaurant
  /** The query whose matches are marked in name and place. */
  query?: string
  /** A close match: only whole words are marked, in all texts of the card. */
  isClose?: boolean
  /** The query matches the name of the state, which the card does not show: its code is marked. */
  isStateNamed?: boolean
  heading: 'h2' | 'h3'
  /** 'large' has room for a larger head, 'lead' is the poster of No. 1. */
  layout?: 'column' | 'large' | 'lead'
  /** The hash of the URL names this card. */
  isAnchor?: boolean
}

/** A restaurant in a list. Memoized, because a list renders at every key. */
export const RestaurantCard = memo(function RestaurantCard({
  restaurant,
  query = '',
  isClose = false,
  isStateNamed = false,
  heading: Heading,
  layout = 'column',
  isAnchor = false,
}: RestaurantCardProps) {
  const { rank, slug, name, neighborhood, city, state, priceRange, isNew } = restaurant
  const tier = priceRange.length
  const follow = useFollow()
  // In the list (h2) a fragment alone keeps the view of the URL.
  const address = `${Heading === 'h2' ? '' : '/restaurants'}#${slug}`
  return (
    <article
      id={isClose ? undefined : slug}
      className={styles.card}
      data-layout={layout}
      data-ground={layout === 'lead' ? 'teal' : undefined}
      data-anchor={isAnchor || undefined}
      tabIndex={isAnchor ? -1 : undefined}
      aria-label={name}
    >
      <div className={styles.head}>
        <div className={styles.plate}>
          <RankPlate rank={rank} />
        </div>
        <span
          className={styles.price}
          role="img"
          aria-label={`Price ${tier} of ${priceRanges.length}`}
          data-tier={tier}
        >
          {priceRange}
        </span>
        <div className={styles.title}>
          <Heading className={styles.name}>
            <a href={address} onClick={follow}>
              <Highlight text={name} query={query} isWhole={isClose} />
            </a>
          </Heading>
          {isNew === true && <span className={styles.new}>NEW</span>}
        </div>
        <p className={`${styles.place} ${styles.items}`}>
          {neighborhood !== undefined && (
            <span className={styles.neighborhood}>
              <Highlight text={neighborhood} query={query} isWhole={isClose} />
            </span>
          )}
          <span>
            <Highlight
              text={isStateNamed ? `${city}, ` : `${city}, ${state}`}
              query={query}
              isWhole={isClose}
            />
            {isStateNamed && <Highlight text={state} query={state} />}
          </span>
        </p>
      </div>
      <RestaurantFacts
        restaurant={restaurant}
        isLead={layout === 'lead'}
        words={isClose ? query : ''}
      />
    </article>
  )
})
