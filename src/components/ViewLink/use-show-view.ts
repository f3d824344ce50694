import { useRouter } from '@tanstack/react-router'
import type { ListDefinition, ListSearch } from '#src/domain/finding/list.ts'

/**
 * Returns a function that navigates to another view of the list on the page: a new history entry, at
 * the same scroll position. It takes a function of the params that the URL has at that moment.
 */
export function useShowView<Item, Search extends ListSearch>({
  path,
}: ListDefinition<Item, Search>): (search: (current: Search) => Search) => void {
  const router = useRouter()
  return (search) =>
    void router.navigate({
      to: path as '/restaurants',
      search: search as never,
      resetScroll: false,
    })
}
