import type { DirectorySearch } from '#src/domain/directory/directory-filters.ts'
import { directoryList } from '#src/domain/directory/directory-list.ts'
import {
  activeFilters,
  hrefOf,
  isIndexed,
  passesFilters,
} from '#src/domain/finding/list-definition.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { shareImagePath } from './share-image.ts'

/** The share image of the first value that search engines index, else of the whole list. */
export function directoryShareImage(search: DirectorySearch, restaurants: readonly Restaurant[]) {
  const whole = directoryList.defaults
  const view =
    activeFilters(directoryList, search)
      .map(({ param, value }) => ({ ...whole, [param]: value }))
      .find((one) => isIndexed(directoryList, one)) ?? whole
  return {
    path: shareImagePath(hrefOf(directoryList, view)),
    title: directoryList.heading(view, restaurants),
    leaders: restaurants.filter(passesFilters(directoryList, view)).slice(0, 3),
  }
}
