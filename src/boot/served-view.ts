import { pageState } from './page-state.ts'

/**
 * False if a static host serves `/restaurants` for `?state=CA`, or the page of unknown paths for an unknown article,
 * which has its own. Other params, as `?fbclid=1`, do not count. The rest is as in parseQueryString.
 */
export function isServedView(): boolean {
  const { served } = pageState()
  if (served === undefined) {
    return !/^\/(?:blog|restaurants)\/[^/]+\/?$/.test(location.pathname)
  }
  const { pathname, searchParams } = new URL(served, location.href)
  const params = [...new URLSearchParams(location.search.replaceAll(/&amp;|(?!^)\?/g, '&'))]
  const valueOf = (name: string) => params.find(([key]) => key.toLowerCase() === name)?.[1] ?? ''
  return (
    location.pathname.replace(/(.)\/+$/, '$1') === pathname &&
    [...searchParams].every(([name, value]) => valueOf(name) === value)
  )
}
