import { useSearch } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FilterNav } from '#src/components/FilterNav/FilterNav.tsx'
import { ListView } from '#src/components/ListView/ListView.tsx'
import type { RenderCards } from '#src/components/ListView/use-cards.ts'
import { useListView } from '#src/components/ListView/use-list-view.ts'
import { SearchBox } from '#src/components/SearchBox/SearchBox.tsx'
import { directoryList } from '#src/domain/directory/directory-list.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { searchFor } from '#tests/domain/directory/search-for.ts'
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
export async function openList(url: string, restaurants: readonly Restaurant[] = someRestaurants) {
  window.history.replaceState(null, '', url)
  const { router, goTo, goBack } = await renderAt(url, function ListPage() {
    const state = useListView(directoryList, restaurants, searchFor(useSearch({ strict: false })))
    return (
      <>
        <SearchBox view={state.view} searchText={state.searchText} />
        <FilterNav label="Filter by state" view={state.settledView} param="state" hasCounts />
        <FilterNav label="Filter by price" view={state.settledView} param="price" />
        <ListView view={state.view} settledView={state.settledView} renderCards={renderCards} />
        <textarea aria-label="Elsewhere" />
      </>
    )
  })
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
