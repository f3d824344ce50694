import type { ListDefinition, ListSearch } from './list-definition.ts'

const loading = new WeakMap<object, Promise<unknown>>()
const loaded = new WeakMap<object, unknown>()

/**
 * Adds to a list what only a text needs.
 * @returns the list alone if that does not load, for example offline: it filters, but neither ranks nor helps
 */
export function loadTextSearch<Item, Search extends ListSearch>(
  list: ListDefinition<Item, Search>,
): Promise<typeof list> {
  const key = list.importTextSearch
  const promise =
    loading.get(key) ??
    key()
      .then((part) => ({ ...list, ...part }))
      .catch(() => {
        // The next focus of the box tries again.
        loading.delete(key)
        return list
      })
      .then((whole) => {
        loaded.set(key, whole)
        return whole
      })
  loading.set(key, promise)
  return promise as Promise<typeof list>
}

/** What `loadTextSearch` returned, without waiting. */
export function loadedTextSearch<Item, Search extends ListSearch>(
  list: ListDefinition<Item, Search>,
): typeof list | undefined {
  return loaded.get(list.importTextSearch) as typeof list | undefined
}

/** The list, with its text search if there is a text. */
export function listFor<Item, Search extends ListSearch>(
  list: ListDefinition<Item, Search>,
  query: string,
): typeof list | Promise<typeof list> {
  return query === '' ? list : loadTextSearch(list)
}
