import { useDeferredValue, useMemo } from 'react'
import { HeldView } from '#src/components/HeldView/HeldView.tsx'
import { SearchBox } from '#src/components/SearchBox/SearchBox.tsx'
import { useQueryBox } from '#src/components/SearchBox/use-query-box.ts'
import { Status } from '#src/components/Status/Status.tsx'
import { describeCount, describeHeading } from '#src/domain/directory/describe.ts'
import { findRestaurants } from '#src/domain/directory/find.ts'
import type { DirectorySearch } from '#src/domain/directory/search.ts'
import type { Restaurant } from '#src/domain/restaurant/schema.ts'
import { toQueryText } from '#src/domain/url/query-text.ts'
import { NoRestaurants } from './NoRestaurants.tsx'
import { RestaurantGrid } from './RestaurantGrid.tsx'
import styles from './RestaurantsPage.module.scss'
import { StateNav } from './StateNav.tsx'

export interface RestaurantsPageProps {
  restaurants: readonly Restaurant[]
  search: DirectorySearch
  /** Puts a text into the URL; keep it stable. */
  writeQuery: (query: string) => void
}

export function RestaurantsPage({ restaurants, search, writeQuery }: RestaurantsPageProps) {
  const { state } = search
  const box = useQueryBox(search.query, writeQuery)
  // The box answers every key at once; the list may come a moment later.
  const query = useDeferredValue(toQueryText(box.text))
  const found = useMemo(
    () => findRestaurants(restaurants, { state, query }),
    [restaurants, state, query],
  )
  const count = describeCount(found.length, state)

  return (
    <div className={styles.page}>
      <div className={styles.heading} data-follows-search>
        <h1>{describeHeading(search)}</h1>
        <p>
          {restaurants.length} kitchens, from No. 1 to No. {restaurants.length}. Search by name or
          city, or go straight to your own state. The rank stays what it is, however you look.
        </p>
      </div>
      <SearchBox
        box={box}
        action="/restaurants"
        label="Search restaurants"
        placeholder="Search restaurants, cities, or states..."
        otherParams={{ state: state === 'All' ? '' : state }}
      />
      <StateNav restaurants={restaurants} chosen={state} />
      <section id="results" tabIndex={-1} aria-label="Results" data-follows-search>
        <p className={styles.count}>{count}</p>
        {found.length > 0 ? (
          <RestaurantGrid restaurants={found} query={query} />
        ) : (
          <NoRestaurants restaurants={restaurants} state={state} query={query} />
        )}
      </section>
      <Status message={count} />
      <HeldView />
    </div>
  )
}
