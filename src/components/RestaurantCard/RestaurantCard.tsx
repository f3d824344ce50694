import { memo } from 'react'
import { Highlight } from '#src/components/Highlight/Highlight.tsx'
import { RankPlate } from '#src/components/RankPlate/RankPlate.tsx'
import { splitPhrases } from '#src/domain/language/phrases.ts'
import type { Restaurant } from '#src/domain/restaurant/schema.ts'
import { priceRanges } from '#src/domain/restaurant/values.ts'
import styles from './RestaurantCard.module.scss'

export interface RestaurantCardProps {
  restaurant: Restaurant
  /** What to mark in name and place. */
  query?: string
  heading: 'h2' | 'h3'
  /** 'row' puts the plate beside the words, 'lead' is the large card of No. 1. */
  layout?: 'column' | 'row' | 'lead'
}

/** A restaurant in a list. The same facts everywhere; memoized, for a list redraws at every key. */
export const RestaurantCard = memo(function RestaurantCard({
  restaurant: { rank, slug, name, city, state, priceRange, cuisine, description, isNew, phrases },
  query = '',
  heading: Heading,
  layout = 'column',
}: RestaurantCardProps) {
  const tier = priceRange.length
  return (
    <article className={styles.card} data-layout={layout} aria-labelledby={`name-${slug}`}>
      <div className={styles.top}>
        <RankPlate rank={rank} />
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
        <Highlight text={`${city}, ${state}`} query={query} />
      </p>
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
    </article>
  )
})
