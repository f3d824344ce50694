import { memo, useLayoutEffect, type ComponentProps, type FocusEvent, type ReactNode } from 'react'
import type { listFacts } from 'virtual:content/restaurants'
import { FilterNav } from '#src/components/FilterNav/FilterNav.tsx'
import { DeferredResults, ListView } from '#src/components/ListView/ListView.tsx'
import {
  useListView,
  type ListPageProps,
  type RenderCards,
} from '#src/components/ListView/use-list-view.ts'
import { useIsOwnList, useSavedList } from '#src/components/SavedListLink/saved-list.ts'
import { SavedListLink } from '#src/components/SavedListLink/SavedListLink.tsx'
import { PlaceMap } from '#src/components/PlaceMap/PlaceMap.tsx'
import { RestaurantCard } from '#src/components/RestaurantCard/RestaurantCard.tsx'
import { SearchBox } from '#src/components/SearchBox/SearchBox.tsx'
import { toIsoDate } from '#src/domain/article/date.ts'
import type { DirectorySearch } from '#src/domain/directory/directory-schema.ts'
import { directoryList, nameList } from '#src/domain/directory/directory-list.ts'
import { isChosenList } from '#src/domain/directory/param-values.ts'
import { matchingText } from '#src/domain/finding/sentences.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { site } from '#src/site.ts'
import { DownloadLink } from './DownloadLink.tsx'
import { SharedListNote } from './SharedListNote.tsx'
import { FilterPickers } from './FilterPickers.tsx'
import gridStyles from './RestaurantGrid.module.scss'
import { VisuallyHidden } from '#src/components/VisuallyHidden/VisuallyHidden.tsx'
import hiddenStyles from '#src/components/VisuallyHidden/VisuallyHidden.module.scss'
import styles from './RestaurantsPage.module.scss'

const signs =
  'One $ is the cheapest of four price levels, four the most expensive. NEW: opened in the two years before the update. “Last confirmed”: the year of the latest award or report that we know of.'

type RestaurantsPageProps = ListPageProps<Restaurant, DirectorySearch> &
  typeof listFacts &
  Pick<ComponentProps<typeof PlaceMap>, 'layout'>

export function RestaurantsPage({ updated, awards, layout, ...props }: RestaurantsPageProps) {
  const { view, isSettled, searchText } = useListView(directoryList, props)
  const { list } = props.search
  const isCurrent = useSavedList() === list
  const heading = useIsOwnList(list)
    ? nameList(view.search, 'Your', isCurrent)
    : directoryList.heading(view.search, view.items)
  const legend = awards === undefined ? signs : `${signs} Awards as of ${awards}.`
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
        <span className={hiddenStyles.onScreen}>{matchingText(view.search)}</span>
      </h1>
      <SearchBox view={view} searchText={searchText} pickerParams={['state', 'cuisine', 'award']} />
      <DeferredResults view={view} isSettled={isSettled}>
        <div className={styles.lead} data-follows-search>
          {view.search.list === '' ? (
            <p className={styles.intro}>
              {view.items.length} restaurants, ranked. Filters never change a rank.
            </p>
          ) : (
            <SharedListNote view={view} />
          )}
          <p className={styles.updated}>
            Last updated <time dateTime={toIsoDate(updated)}>{updated}</time>{' '}
            <SavedListLink className={styles.own} />
          </p>
          <p className={styles.key}>{legend}</p>
        </div>
        <WhenSettled isSettled={isSettled}>
          <FilterNav view={view} param="state" hasCounts>
            <FilterPickers view={view} params={['state']} />
          </FilterNav>
          <PlaceMap view={view} layout={layout} />
        </WhenSettled>
        <ListView
          view={view}
          isSettled={isSettled}
          renderCards={renderCards}
          actions={<DownloadLink view={view} isSettled={isSettled} />}
        >
          <button
            type="button"
            popoverTarget="list-key"
            className={styles.keyButton}
            onBlur={hideLegend}
          >
            Legend<VisuallyHidden> of the signs on the cards</VisuallyHidden>
          </button>
          <div id="list-key" popover="auto" className={styles.popover} onBlur={hideLegend}>
            <h2>Legend</h2>
            <p>{legend}</p>
            <button type="button" popoverTarget="list-key" popoverTargetAction="hide">
              Close
            </button>
          </div>
          <WhenSettled isSettled={isSettled}>
            <FilterNav view={view} param="price" hasCounts isPill />
            <FilterPickers view={view} params={['cuisine', 'award']} />
          </WhenSettled>
        </ListView>
      </DeferredResults>
    </div>
  )
}

/** Where the focus leaves it, but not for its button: a click there hides it anyway. */
const hideLegend = ({ relatedTarget }: FocusEvent) =>
  relatedTarget?.matches(':not([popovertarget], #results)') &&
  document.getElementById('list-key')?.togglePopover(false)

const renderCards: RenderCards<Restaurant> = (entries) => (
  <ul role="list" className={gridStyles.grid}>
    {entries.map(({ item, isHidden, ...match }) => (
      <li key={item.slug} className={gridStyles.cell} hidden={isHidden}>
        <RestaurantCard restaurant={item} heading={match.isClose ? 'h3' : 'h2'} {...match} />
      </li>
    ))}
  </ul>
)

/** While someone types, filters and map stay as they are: with them a key would take twice as long. */
const WhenSettled = memo(
  ({ children }: { children: ReactNode; isSettled: boolean }) => children,
  (_, { isSettled }) => !isSettled,
)
