import { useSearch } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FilterNav } from '#src/components/FilterNav/FilterNav.tsx'
import { ListView } from '#src/components/ListView/ListView.tsx'
import type { RenderCards } from '#src/components/ListView/use-cards.ts'
import { useListView } from '#src/components/ListView/use-list-view.ts'
import { SearchBox } from '#src/components/SearchBox/SearchBox.tsx'
import { directoryList } from '#src/domain/directory/directory-list.ts'
import type { LoadTextSearch } from '#src/domain/finding/list-definition.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import {
  directorySchema,
  loadDirectorySearch,
  searchFor,
} from '#tests/domain/directory/search-for.ts'
import { someRestaurants } from '#tests/domain/restaurant/some-restaurants.ts'
import { renderAt } from '#tests/render.tsx'

const renderCards: RenderCards<Restaurant> = (entries, heading) => (
  <ul aria-label={heading === 'h2' ? 'Restaurants' : 'Help'}>
    {entries.map(({ item, isHidden }) => (
      <li key={item.slug} hidden={isHidden}>
        {item.name}
      </li>
    ))}
  </ul>
)

/** Opens a page with the directory's box, rows of filters and list. */
export async function openList(
  url: string,
  restaurants: readonly Restaurant[] = someRestaurants,
  loadTextSearch: LoadTextSearch<Restaurant> = loadDirectorySearch,
) {
  function ListPage() {
    const search = searchFor(useSearch({ strict: false }))
    const { view, isSettled, searchText } = useListView(
      directoryList,
      restaurants,
      search,
      loadTextSearch,
    )
    return (
      <>
        <SearchBox view={view} searchText={searchText} />
        <FilterNav view={view} param="state" hasCounts />
        <FilterNav view={view} param="price" />
        <ListView view={view} isSettled={isSettled} renderCards={renderCards} />
        <textarea aria-label="Elsewhere" />
      </>
    )
  }
  const { router, goTo, goBack } = await renderAt(url, ListPage, undefined, directorySchema)
  const { history } = router
  const writes: string[] = []
  history.subscribe(({ location }) => void writes.push(location.href))
  return {
    goTo,
    goBack,
    history,
    writes,
    url: () => history.location.href,
    user: userEvent.setup(),
  }
}

export const box = () =>
  screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search restaurants' })
export const listed = () =>
  screen
    .queryAllByRole('listitem')
    .flatMap(({ parentElement, textContent }) =>
      parentElement?.getAttribute('aria-label') === 'Restaurants' ? [textContent] : [],
    )
