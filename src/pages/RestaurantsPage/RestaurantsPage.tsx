import { memo, useLayoutEffect } from 'react'
import type { listFacts } from 'virtual:content/list'
import { FilterNav } from '#src/components/FilterNav/FilterNav.tsx'
import type { RenderCards } from '#src/components/ListView/card-entry.ts'
import { ListView } from '#src/components/ListView/ListView.tsx'
import { useListView, type ListPageProps } from '#src/components/ListView/use-list-view.ts'
import { useIsOwnList, useSavedList } from '#src/components/SavedListLink/saved-list.ts'
import { SavedListLink } from '#src/components/SavedListLink/SavedListLink.tsx'
import { PlaceMap, type PlaceMapProps } from '#src/components/PlaceMap/PlaceMap.tsx'
import { RestaurantCard } from '#src/components/RestaurantCard/RestaurantCard.tsx'
import { SearchBox } from '#src/components/SearchBox/SearchBox.tsx'
import { toIsoDate } from '#src/domain/article/date.ts'
import type { DirectorySearch } from '#src/domain/directory/directory-filters.ts'
import { directoryList, nameList } from '#src/domain/directory/directory-list.ts'
import { isChosenList } from '#src/domain/directory/slugs.ts'
import { matchingText } from '#src/domain/finding/sentences.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { site } from '#src/site.ts'
import { DownloadLink } from './DownloadLink.tsx'
import { SharedListNote } from './SharedListNote.tsx'
import { FilterPickers } from './FilterPickers.tsx'
import gridStyles from './RestaurantGrid.module.scss'
import { VisuallyHidden } from '#src/components/VisuallyHidden/VisuallyHidden.tsx'
import styles from './RestaurantsPage.module.scss'

const signs =
  '$ is the cheapest of four steps, $$$$ the most expensive. NEW: opened in the two years before the update. “Last confirmed”: the year in which a source last named the restaurant.'

type ListFacts = typeof listFacts

interface RestaurantsPageProps extends ListPageProps<Restaurant, DirectorySearch>, ListFacts {
  layout: PlaceMapProps['layout']
}

export function RestaurantsPage({ updated, awards, layout, ...props }: RestaurantsPageProps) {
  const { view, isSettled, searchText } = useListView(directoryList, props)
  const { list } = props.search
  const isCurrent = useSavedList() === list
  const heading = useIsOwnList(list)
    ? nameList(view.search, 'Your', isCurrent)
    : directoryList.heading(view.search, view.items)
  // The head is the same for everyone who opens the address.
  useLayoutEffect(() => {
    if (isChosenList(view.search.list) && view.search.query === '') {
      document.title = `${heading} · ${site.name}`
    }
  })

  return (
    <div
      className={styles.page}
      data-narrowed={view.href !== directoryList.path || undefined}
      data-list={view.search.list !== '' || undefined}
      data-none={view.found.length === 0 || undefined}
    >
      <h1 className={styles.title} data-follows-search>
        {/* "New" and "York" stay on one line. */}
        {heading.replace('New ', 'New\u{A0}')}
        <span className={styles.text}>{matchingText(view.search)}</span>
      </h1>
      <SearchBox view={view} searchText={searchText} />
      <DirectoryResults view={view} isSettled={isSettled} {...{ updated, awards, layout }} />
    </div>
  )
}

const renderCards: RenderCards<Restaurant> = (entries, heading) => (
  <ul role="list" className={gridStyles.grid}>
    {entries.map(({ item, isHidden, ...match }) => (
      <li key={item.slug} className={gridStyles.cell} hidden={isHidden}>
        <RestaurantCard restaurant={item} heading={heading} {...match} />
      </li>
    ))}
  </ul>
)

interface SettledProps extends PlaceMapProps {
  isSettled: boolean
}

/** Memoized: a key renders the search box first. */
const DirectoryResults = memo(function DirectoryResults(props: SettledProps & ListFacts) {
  const { view, isSettled, updated, awards, layout } = props
  const key = awards === undefined ? signs : `${signs} Awards as of ${awards}.`
  return (
    <>
      <div className={styles.lead} data-follows-search>
        {view.search.list === '' ? (
          <p className={styles.intro}>
            {view.items.length} restaurants, ranked. Filters never change a rank.
          </p>
        ) : (
          <SharedListNote view={view} />
        )}
        <div className={styles.fresh}>
          <p className={styles.updated}>
            Last updated <time dateTime={toIsoDate(updated)}>{updated}</time>{' '}
            <SavedListLink className={styles.own} />
          </p>
        </div>
        <p className={styles.key}>{key}</p>
      </div>
      <StatesAndMap view={view} isSettled={isSettled} layout={layout} />
      <ListView
        view={view}
        isSettled={isSettled}
        renderCards={renderCards}
        actions={<DownloadLink view={view} />}
      >
        <button type="button" popoverTarget="list-key" className={styles.keyButton}>
          Legend<VisuallyHidden> of the signs on the cards</VisuallyHidden>
        </button>
        <div id="list-key" popover="auto" className={styles.popover}>
          <h2>Legend</h2>
          <p>{key}</p>
          <button type="button" popoverTarget="list-key" popoverTargetAction="hide">
            Close
          </button>
        </div>
        <OtherFilters view={view} isSettled={isSettled} />
      </ListView>
    </>
  )
})

/** While someone types, filters and map stay as they are: with them a key would take twice as long. */
const isTyping = (_: unknown, { isSettled }: Pick<SettledProps, 'isSettled'>) => !isSettled

const StatesAndMap = memo(function StatesAndMap({ view, layout }: SettledProps) {
  return (
    <>
      <FilterNav view={view} param="state" hasCounts>
        <FilterPickers view={view} params={['state']} />
      </FilterNav>
      <PlaceMap view={view} layout={layout} />
    </>
  )
}, isTyping)

const OtherFilters = memo(function OtherFilters({ view }: Omit<SettledProps, 'layout'>) {
  return (
    <>
      <FilterNav view={view} param="price" hasCounts isPill />
      <FilterPickers view={view} params={['cuisine', 'award']} />
    </>
  )
}, isTyping)
