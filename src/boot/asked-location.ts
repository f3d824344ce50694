import type { AnyRouter, HistoryLocation } from '@tanstack/react-router'
import { releaseView } from './held-view.ts'

let isAskedShown = false

/**
 * `parseLocation` of the router's history. A plain static host answers `/restaurants?state=CA` with
 * the HTML of `/restaurants`, and hydration must see the location which that HTML shows (otherwise
 * React error 418). So until showAskedLocation the search is that of the HTML; the address bar keeps
 * the one that was asked for.
 */
export function readLocation(): HistoryLocation {
  // As the router writes a path; one with two slashes ahead would name a host.
  const pathname = location.pathname.replace(/^\/+/, '/').replace(/(.)\/+$/, '$1')
  const { search: servedSearch = '' } = document.documentElement.dataset
  const search = isAskedShown ? location.search : servedSearch
  const { hash } = location
  return { href: pathname + search + hash, pathname, search, hash, state: history.state }
}

/** Call it when the page is hydrated. Goes to the location that was asked for and shows its view. */
export async function showAskedLocation(router: AnyRouter): Promise<void> {
  if (isAskedShown) {
    return
  }
  isAskedShown = true
  const { pathname, search, hash } = location
  if (pathname + search + hash !== router.history.location.href) {
    router.history.replace(readLocation().href)
    // As the router does at a page load: drops the params that no route knows.
    await router.navigate({ to: '.', search: true, hash: true, replace: true, resetScroll: false })
  }
  releaseView()
}
