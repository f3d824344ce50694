import { useCallback, useMemo } from 'react'
import { FilterNav } from '#src/components/FilterNav/FilterNav.tsx'
import { ListView } from '#src/components/ListView/ListView.tsx'
import type { RenderCards } from '#src/components/ListView/render-cards.ts'
import { useFinding } from '#src/components/ListView/use-finding.ts'
import { PlaceMap } from '#src/components/PlaceMap/PlaceMap.tsx'
import { SearchBox } from '#src/components/SearchBox/SearchBox.tsx'
import { directoryList, type DirectorySearch } from '#src/domain/directory/list.ts'
import { matchingText } from '#src/domain/finding/sentences.ts'
import type { Restaurant } from '#src/domain/restaurant/schema.ts'
import { ChosenNote } from './ChosenNote.tsx'
import { FilterPicker } from './FilterPicker.tsx'
import { ListKey } from './ListKey.tsx'
import { ListNote } from './ListNote.tsx'
import { RestaurantGrid } from './RestaurantGrid.tsx'
import styles from './RestaurantsPage.module.scss'

export interface RestaurantsPageProps {
  restaurants: readonly Restaurant[]
  /** The day of the last quarterly revision, as readers see it. */
  updated: string
  /** Where the map has its plates: a MapLayout as JSON. */
  layout: string
  /** The search params of the URL. */
  search: DirectorySearch
  /** The slug of the card that the URL's hash names, '' for none. */
  anchor: string
}

export function RestaurantsPage({
  restaurants,
  updated,
  layout,
  search,
  anchor,
}: RestaurantsPageProps) {
  const finding = useFinding(directoryList, restaurants, search)
  const { view, rested } = finding
  const renderCards = useCallback<RenderCards<Restaurant>>(
    (entries, heading) => <RestaurantGrid entries={entries} heading={heading} anchor={anchor} />,
    [anchor],
  )

  // Stable, for the row is memoized.
  const statePicker = useMemo(
    () => <FilterPicker view={rested} param="state" title="State" />,
    [rested],
  )
  const isNarrowed = view.href !== directoryList.path

  return (
    <div
      className={styles.page}
      data-narrowed={isNarrowed || undefined}
      data-none={rested.found.length === 0 || undefined}
    >
      <h1 className={styles.title} data-follows-search>
        {directoryList.heading(view.search)}
        <span className={styles.text}>{matchingText(view.search)}</span>
      </h1>
      <SearchBox finding={finding} />
      <div className={styles.lead} data-follows-search>
        {rested.search.list === '' ? (
          <p className={styles.intro}>
            {restaurants.length} kitchens, ranked. The rank stays what it is, however you look.
          </p>
        ) : (
          <ChosenNote view={rested} />
        )}
        <div className={styles.fresh}>
          <ListNote updated={updated} />
        </div>
        <ListKey />
      </div>
      <FilterNav label="Filter by state" view={rested} param="state" hasCounts>
        {statePicker}
      </FilterNav>
      <PlaceMap layout={layout} restaurants={restaurants} view={rested} />
      <ListView finding={finding} renderCards={renderCards}>
        <FilterNav label="Filter by price" title="Price" view={rested} param="price" hasCounts />
      </ListView>
      <ListKey />
    </div>
  )
}
