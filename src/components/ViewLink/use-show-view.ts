import { useRouter } from '@tanstack/react-router'
import type { ListDefinition, ListSearch } from '#src/domain/finding/list.ts'

/**
 * Leads to another view of the list on the page: a new entry of the history, at the same place.
 * @returns a function of the view that the URL names
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
