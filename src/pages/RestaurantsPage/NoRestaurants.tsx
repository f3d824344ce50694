import { useMemo } from 'react'
import { EmptyResult } from '#src/components/EmptyResult/EmptyResult.tsx'
import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx'
import { directoryFields } from '#src/domain/directory/fields.ts'
import type { DirectorySearch } from '#src/domain/directory/search.ts'
import { suggestMatches } from '#src/domain/finding/suggest.ts'
import type { Restaurant } from '#src/domain/restaurant/schema.ts'
import { RestaurantGrid } from './RestaurantGrid.tsx'
import styles from './RestaurantsPage.module.scss'

export interface NoRestaurantsProps extends DirectorySearch {
  restaurants: readonly Restaurant[]
}

/** The specified sentence, a way on, and what the visitor may have meant. */
export function NoRestaurants({ restaurants, query }: NoRestaurantsProps) {
  const suggestions = useMemo(
    () => suggestMatches(restaurants, directoryFields, query),
    [restaurants, query],
  )
  return (
    <>
      <EmptyResult message="No restaurants found matching your search.">
        <ButtonLink to="/restaurants" isGhost resetScroll={false}>
          Show all restaurants
        </ButtonLink>
      </EmptyResult>
      {suggestions.length > 0 && (
        <section aria-labelledby="close-matches">
          <h2 id="close-matches" className={styles.closeMatches}>
            Close matches
          </h2>
          <RestaurantGrid restaurants={suggestions.map(({ item }) => item)} />
        </section>
      )}
    </>
  )
}
