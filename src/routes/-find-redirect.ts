import { redirect, type ParsedLocation } from '@tanstack/react-router'
import { loadPage } from 'virtual:content/article-pages'
import { slugs } from 'virtual:content/list'
import { pagePaths } from 'virtual:content/page-paths'
import { findMeantHref } from '#src/domain/url/find-meant-href.ts'
import { articleHref, restaurantHref } from '#src/domain/url/hrefs.ts'

/** From a path that has no page but means one, such as '/about.' in a text. */
export function findRedirect({ pathname, search }: ParsedLocation) {
  const articles = Object.keys(loadPage).map(articleHref)
  const pages = [...pagePaths, ...slugs.map(restaurantHref), ...articles]
  const href = findMeantHref(pathname, search, pages)
  // The feed is no page of the router.
  return href && redirect({ href, statusCode: 308, replace: true, reloadDocument: true })
}
