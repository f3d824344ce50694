import { pageState } from './page-state.ts'

/** The path of a restaurant or of an article, listed or not. */
const detailPath = /^\/(?:blog|restaurants)\/[^/]+\/?$/

/**
 * False if a static host serves `/restaurants` for `?state=CA`, or the page of all unknown paths for an unknown
 * article, which has a page of its own. Other params, as `?fbclid=1`, do not count.
 */
export function isServedView(): boolean {
  const { served } = pageState()
  if (served === undefined) {
    return !detailPath.test(location.pathname)
  }
  const { pathname, searchParams } = new URL(served, location.href)
  // As the router reads them: of a repeated param the first counts, and `&amp;` is `&`.
  const entries = [...new URLSearchParams(location.search)].toReversed()
  const params = new Map(
    entries.map(([name, value]) => [name.toLowerCase().replace('amp;', ''), value]),
  )
  return (
    location.pathname.replace(/(.)\/+$/, '$1') === pathname &&
    [...searchParams].every(([name, value]) => (params.get(name) ?? '') === value)
  )
}
