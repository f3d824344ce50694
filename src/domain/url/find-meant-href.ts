import { cutJoinedSigns } from './query-text.ts'
import { parseQueryString, writeQueryString } from './query-string.ts'

const feedNames = /^\/(?:feed|rss|atom)(?:\.xml)?$/
const fileName = /(?:\/index)?\.html?$/

/**
 * Finds what a path without a page means: '/about' for '/about.' and '/about.html', '/feed.xml' for '/rss',
 * '/restaurants?state=NY' for '/restaurants%3Fstate=NY'.
 * @param pages the paths of all pages
 */
export function findMeantHref(
  path: string,
  search: Readonly<Record<string, unknown>>,
  pages: readonly string[],
): string | undefined {
  const [start = '', ...query] = decode(path).split('?')
  const name = cutJoinedSigns(cutJoinedSigns(start.toLowerCase()).replace(fileName, '')) || '/'
  const page = feedNames.test(name) ? '/feed.xml' : pages.find((known) => known === name)
  const params = { ...parseQueryString(query.join('?')), ...search }
  return page === undefined || page === path ? undefined : page + writeQueryString(params)
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
