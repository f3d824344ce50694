import { redirect, type ParsedLocation } from '@tanstack/react-router'
import { loadPage } from 'virtual:content/article-pages'
import { slugs } from 'virtual:content/list'
import { pagePaths } from 'virtual:content/page-paths'
import { findMeantHref } from '#src/domain/url/find-meant-href.ts'
import { articleHref, restaurantHref } from '#src/domain/url/hrefs.ts'

/** Throws the redirect of a path that has no page but means one, such as '/about.' in a text. */
export function redirectToMeantHref({ pathname, search }: ParsedLocation): void {
  const articles = Object.keys(loadPage).map(articleHref)
  const pages = [...pagePaths, ...slugs.map(restaurantHref), ...articles]
  const href = findMeantHref(pathname, search, pages)
  if (href !== undefined) {
    // The feed is no page of the router.
    throw redirect({ href, statusCode: 308, replace: true, reloadDocument: true })
  }
}
