import { memo } from 'react'
import { Highlight } from '#src/components/Highlight/Highlight.tsx'
import { RankPlate } from '#src/components/RankPlate/RankPlate.tsx'
import { mapLink } from '#src/domain/directory/map-link.ts'
import { splitPhrases } from '#src/domain/language/phrases.ts'
import type { Restaurant } from '#src/domain/restaurant/schema.ts'
import { priceRanges } from '#src/domain/restaurant/values.ts'
import styles from './RestaurantCard.module.scss'

export interface RestaurantCardProps {
  restaurant: Restaurant
  /** What to mark in name and place. */
  query?: string
  /** The query is found in the name of the state: its code is marked. */
  isStateNamed?: boolean
  heading: 'h2' | 'h3'
  /** 'row' puts the plate beside the words, 'lead' is the block of No. 1. */
  layout?: 'column' | 'row' | 'lead'
  /** A link led to this very card. */
  isAnchor?: boolean
}

/** A restaurant in a list. The same facts everywhere; memoized, for a list redraws at every key. */
export const RestaurantCard = memo(function RestaurantCard({
  restaurant,
  query = '',
  isStateNamed = false,
  heading: Heading,
  layout = 'column',
  isAnchor = false,
}: RestaurantCardProps) {
  const { rank, slug, name, city, state, priceRange, isNew } = restaurant
  const tier = priceRange.length
  return (
    <article
      id={slug}
      className={styles.card}
      data-layout={layout}
      data-ground={layout === 'lead' ? 'teal' : undefined}
      data-anchor={isAnchor || undefined}
      tabIndex={isAnchor ? -1 : undefined}
      aria-labelledby={`name-${slug}`}
    >
      <div className={styles.top}>
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
      </div>
      <div className={styles.title}>
        <Heading className={styles.name} id={`name-${slug}`}>
          <Highlight text={name} query={query} />
        </Heading>
        {isNew === true && <span className={styles.new}>NEW</span>}
      </div>
      <p className={styles.place}>
        <Highlight text={isStateNamed ? `${city}, ` : `${city}, ${state}`} query={query} />
        {isStateNamed && <Highlight text={state} query={state} />}
      </p>
      <RestaurantFacts restaurant={restaurant} />
    </article>
  )
})

/** What no query changes. */
const RestaurantFacts = memo(function RestaurantFacts({
  restaurant: { slug, name, city, state, cuisine, description, phrases },
}: Pick<RestaurantCardProps, 'restaurant'>) {
  return (
    <>
      <p className={styles.description}>
        {splitPhrases(description, phrases ?? []).map(({ text, start, lang }) =>
          lang === undefined ? (
            text
          ) : (
            <span key={start} lang={lang}>
              {text}
            </span>
          ),
        )}
      </p>
      <p className={styles.cuisine}>{cuisine}</p>
      <p className={styles.links}>
        <a href={mapLink({ name, city, state })} target="_blank" rel="noopener noreferrer">
          Directions<span className={styles.hidden}>{` to ${name} (opens in a new tab)`}</span>
        </a>
        <a href={`/restaurants#${slug}`} data-copy={name}>
          Link<span className={styles.hidden}>{` to ${name}`}</span>
        </a>
      </p>
    </>
  )
})
