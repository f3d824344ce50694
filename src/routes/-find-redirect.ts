import { redirect, type ParsedLocation } from '@tanstack/react-router'
import { pagePaths } from 'virtual:content/page-paths'
import { findMeantHref } from '#src/domain/url/find-meant-href.ts'

/** From a path that has no page but means one, such as '/about.' in a text. */
export function findRedirect({ pathname, search }: ParsedLocation) {
  const href = findMeantHref(pathname, search, pagePaths)
  // The feed is no page of the router.
  return href && redirect({ href, statusCode: 308, replace: true, reloadDocument: true })
}
