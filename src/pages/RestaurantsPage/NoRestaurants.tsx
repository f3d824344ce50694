import { EmptyResult } from '#src/components/EmptyResult/EmptyResult.tsx'
import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx'
import type { Restaurant } from '#src/domain/restaurant/schema.ts'
import { RestaurantGrid } from './RestaurantGrid.tsx'
import styles from './RestaurantsPage.module.scss'

/** The specified sentence, a way on, and what the visitor may have meant. */
export function NoRestaurants({ closeMatches }: { closeMatches: readonly Restaurant[] }) {
  return (
    <>
      <EmptyResult message="No restaurants found matching your search.">
        <ButtonLink to="/restaurants" isGhost resetScroll={false}>
          Show all restaurants
        </ButtonLink>
      </EmptyResult>
      {closeMatches.length > 0 && (
        <section aria-labelledby="close-matches">
          <h2 id="close-matches" className={styles.closeMatches}>
            Close matches
          </h2>
          <RestaurantGrid restaurants={closeMatches} heading="h3" />
        </section>
      )}
    </>
  )
}
