import type { AnyRouter, HistoryLocation } from '@tanstack/react-router'
import { releaseView } from './held-view.ts'
import { pageState } from './page-state.ts'

let isAskedShown = false

/**
 * `parseLocation` of the router's history. Until showAskedLocation it reports the search of the view
 * in the HTML; the address bar keeps the one that was asked for. On a plain static host the two
 * differ, and to hydrate another view than the HTML shows is React error 418: without this, who opens
 * a filtered list there sees it drawn twice.
 */
export function readLocation(): HistoryLocation {
  // Spelled as by the router: no slash at the end, and one at the start, because two name a host.
  const pathname = location.pathname.replace(/^\/+/, '/').replace(/(.)\/+$/, '$1')
  const search = isAskedShown ? location.search : (pageState().servedSearch ?? '')
  const { hash } = location
  return { href: pathname + search + hash, pathname, search, hash, state: history.state }
}

/** Navigates to the location that was asked for and shows its view. Call it after hydration. */
export async function showAskedLocation(router: AnyRouter): Promise<void> {
  if (isAskedShown) {
    return
  }
  isAskedShown = true
  // `new URL` spells both alike: the router writes `^` where the address has %5E. Taken for two addresses,
  // they would lead from a page that is not there to the home page, because `to: '.'` does.
  if (new URL(router.history.location.href, location.href).href !== location.href) {
    router.history.replace(readLocation().href)
    // Drops the params that no route knows, as the router does at a page load.
    await router.navigate({ to: '.', search: true, hash: true, replace: true, resetScroll: false })
    // The router compares hrefs as it spells them, and commits nothing for `?query=`.
    const { href } = router.latestLocation
    if (href !== readLocation().href) {
      router.history.replace(href)
    }
  }
  releaseView()
}
