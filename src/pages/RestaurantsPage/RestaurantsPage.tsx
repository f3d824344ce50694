import { useCallback, useMemo } from 'react'
import { FilterNav } from '#src/components/FilterNav/FilterNav.tsx'
import { ListView } from '#src/components/ListView/ListView.tsx'
import type { RenderCards } from '#src/components/ListView/use-cards.ts'
import { useListView } from '#src/components/ListView/use-list-view.ts'
import { useSavedList } from '#src/components/SavedListLink/saved-list.ts'
import { SavedListLink } from '#src/components/SavedListLink/SavedListLink.tsx'
import { PlaceMap } from '#src/components/PlaceMap/PlaceMap.tsx'
import { SearchBox } from '#src/components/SearchBox/SearchBox.tsx'
import { toIsoDate } from '#src/domain/article/date.ts'
import type { DirectorySearch } from '#src/domain/directory/directory-filters.ts'
import { directoryList } from '#src/domain/directory/directory-list.ts'
import { matchingText } from '#src/domain/finding/sentences.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { SharedListNote } from './SharedListNote.tsx'
import { FilterPicker } from './FilterPicker.tsx'
import { RestaurantGrid } from './RestaurantGrid.tsx'
import styles from './RestaurantsPage.module.scss'

const signs =
  '$ is the cheapest of four steps, $$$$ the most expensive. NEW: opened in the two years before the update. “Last confirmed”: the year in which a source last named the restaurant.'

export interface RestaurantsPageProps {
  restaurants: readonly Restaurant[]
  updated: string
  awards?: string | undefined
  layout: string
  search: DirectorySearch
  anchor: string
}

export function RestaurantsPage({
  restaurants,
  updated,
  awards,
  layout,
  search,
  anchor,
}: RestaurantsPageProps) {
  const { view, settledView, searchText } = useListView(directoryList, restaurants, search)
  const renderCards = useCallback<RenderCards<Restaurant>>(
    (entries, heading) => <RestaurantGrid entries={entries} heading={heading} anchor={anchor} />,
    [anchor],
  )

  const key = awards === undefined ? signs : `${signs} Awards as of ${awards}.`
  // Memoized, because ListView and FilterNav are.
  const statePicker = useMemo(
    () => <FilterPicker view={settledView} param="state" title="State" />,
    [settledView],
  )
  const besideCount = useMemo(
    () => (
      <>
        <FilterNav
          label="Filter by price"
          title="Price"
          view={settledView}
          param="price"
          hasCounts
        />
        <button type="button" popoverTarget="list-key" className={styles.keyButton}>
          Key<span className={styles.hidden}> to the signs on the cards</span>
        </button>
        <p id="list-key" popover="auto" className={styles.popover}>
          {key}
        </p>
      </>
    ),
    [settledView, key],
  )
  const heading = directoryList.heading(view.search, restaurants)
  const isOwn = useSavedList() === search.list && search.list !== ''
  const isNarrowed = view.href !== directoryList.path

  return (
    <div
      className={styles.page}
      data-narrowed={isNarrowed || undefined}
      data-none={(view.found.length === 0 && settledView.found.length === 0) || undefined}
    >
      <h1 className={styles.title} data-follows-search>
        {isOwn ? heading.replace('Shared', 'Your') : heading}
        <span className={styles.text}>{matchingText(view.search)}</span>
      </h1>
      <SearchBox view={view} searchText={searchText} />
      <div className={styles.lead} data-follows-search>
        {settledView.search.list === '' ? (
          <p className={styles.intro}>
            {restaurants.length} restaurants, ranked. Filters never change a rank.
          </p>
        ) : (
          <SharedListNote view={settledView} />
        )}
        <div className={styles.fresh}>
          <p className={styles.updated}>
            Last updated <time dateTime={toIsoDate(updated)}>{updated}</time>{' '}
            <SavedListLink className={styles.own} />
          </p>
        </div>
        <p className={styles.key}>{key}</p>
      </div>
      <FilterNav label="Filter by state" view={settledView} param="state" hasCounts>
        {statePicker}
      </FilterNav>
      <PlaceMap layout={layout} restaurants={restaurants} view={settledView} />
      <ListView view={view} settledView={settledView} renderCards={renderCards}>
        {besideCount}
      </ListView>
    </div>
  )
}
