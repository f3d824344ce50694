import type { ListSearch, TextSearch } from './list.ts'

/**
 * Calls `load` once. What has loaded is no promise: React would suspend for it, and Back would scroll an empty page.
 * After it failed, as it does offline, returns undefined until somebody retries: a new promise at each render would
 * suspend React without end.
 */
export function loadOnce<Data>(load: () => Promise<Data>) {
  let loading: Promise<Data | undefined> | undefined
  let failed: typeof loading
  let loaded: Data | undefined
  return (mode?: 'retry') => {
    if (mode && loading === failed) {
      loading = undefined
    }
    loading ??= load().then(
      (data) => (loaded = data),
      () => void (failed = loading),
    )
    return loaded ?? loading
  }
}

/** Loads with the first use of the box, or for a text, and again if it failed. Offline, a text only filters. */
export type LoadTextSearch<Item> = ReturnType<typeof loadOnce<TextSearch<Item>>>

/**
 * Before the route of a list loads: else Back would scroll a page that waits for the search. Tries again what failed:
 * after a deployment the page then reloads (entry-client.tsx).
 */
export const awaitTextSearch =
  <Item>(loadTextSearch: LoadTextSearch<Item>) =>
  async ({ search: { query = '' } }: { search: Partial<ListSearch> }) => {
    await (query === '' ? undefined : await loadTextSearch('retry'))?.load?.(query)
  }
