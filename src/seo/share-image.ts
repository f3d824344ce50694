import type { DirectorySearch } from '#src/domain/directory/directory-filters.ts'
import { directoryList } from '#src/domain/directory/directory-list.ts'
import {
  activeFilters,
  defaultsOf,
  isIndexed,
  passesFilters,
} from '#src/domain/finding/list-definition.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'

/** In pixels: the size that every service shows whole when it unfurls a link. */
export const shareImageSize = { width: 1200, height: 630 } as const

/** @param name 'home', 'restaurants-ny', 'blog-' and the id of an article */
export function shareImagePath(name: string): `/share/${string}.png` {
  return `/share/${name}.png`
}

/** The share image of the first value that search engines index, else of the whole list. */
export function directoryShareImage(search: DirectorySearch, restaurants: readonly Restaurant[]) {
  const whole = defaultsOf(directoryList)
  const shared = activeFilters(directoryList, search)
    .map(({ param, value }) => ({
      name: `restaurants-${value}`,
      view: { ...whole, [param]: value },
    }))
    .find(({ view }) => isIndexed(directoryList, view))
  const { name, view } = shared ?? { name: 'restaurants', view: whole }
  return {
    path: shareImagePath(name.toLowerCase().replaceAll(' ', '-')),
    title: directoryList.heading(view, restaurants),
    leaders: restaurants.filter(passesFilters(directoryList, view)).slice(0, 3),
  }
}
