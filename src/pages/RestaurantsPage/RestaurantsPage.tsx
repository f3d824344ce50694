import { useCallback } from 'react'
import { ListView } from '#src/components/ListView/ListView.tsx'
import { RestOfHeading } from '#src/components/ListView/RestOfHeading.tsx'
import type { RenderCards } from '#src/components/ListView/render-cards.ts'
import { useFinding } from '#src/components/ListView/use-finding.ts'
import { PlaceMap } from '#src/components/PlaceMap/PlaceMap.tsx'
import { SearchBox } from '#src/components/SearchBox/SearchBox.tsx'
import { describeHeading } from '#src/domain/directory/describe.ts'
import { directoryList } from '#src/domain/directory/list.ts'
import type { DirectorySearch } from '#src/domain/directory/search.ts'
import { paramsOf } from '#src/domain/finding/list.ts'
import type { Restaurant } from '#src/domain/restaurant/schema.ts'
import { ListNote } from './ListNote.tsx'
import { RestaurantGrid } from './RestaurantGrid.tsx'
import styles from './RestaurantsPage.module.scss'
import { StateNav } from './StateNav.tsx'
import { useAnchor } from './use-anchor.ts'

export interface RestaurantsPageProps {
  restaurants: readonly Restaurant[]
  /** The day of the last quarterly revision, as readers see it. */
  updated: string
  /** Where the map has its plates: a MapLayout as JSON. */
  layout: string
  search: DirectorySearch
  /** Puts a text into the URL; keep it stable. */
  writeQuery: (query: string) => void
}

export function RestaurantsPage({
  restaurants,
  updated,
  layout,
  search,
  writeQuery,
}: RestaurantsPageProps) {
  const finding = useFinding(directoryList, restaurants, search, writeQuery)
  const anchor = useAnchor(restaurants, search)
  const renderCards = useCallback<RenderCards<Restaurant>>(
    (entries, heading) => <RestaurantGrid entries={entries} heading={heading} anchor={anchor} />,
    [anchor],
  )

  return (
    <div className={styles.page}>
      <div className={styles.heading} data-follows-search>
        <h1>
          {describeHeading(search)}
          <RestOfHeading search={search} />
        </h1>
        <div>
          <p>
            {restaurants.length} kitchens, from No. 1 to No. {restaurants.length}. Search by name or
            city, or go straight to your own state. The rank stays what it is, however you look.
          </p>
          <ListNote updated={updated} />
        </div>
      </div>
      <SearchBox
        box={finding.box}
        action={directoryList.path}
        label={directoryList.words.searchLabel}
        placeholder={directoryList.words.placeholder}
        otherParams={paramsOf(directoryList, { ...search, query: '' })}
      />
      <StateNav restaurants={restaurants} chosen={search.state} />
      <PlaceMap layout={layout} restaurants={restaurants} view={finding.view} />
      <ListView list={directoryList} finding={finding} renderCards={renderCards} />
    </div>
  )
}
