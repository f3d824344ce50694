import { directoryList, type DirectorySearch } from '#src/domain/directory/directory-list.ts'
import { defaultsOf } from '#src/domain/finding/list-definition.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { shareImagePath } from './share-image-file.ts'
import type { ShareImage } from './share-image.ts'

/** @param restaurants the whole list */
export function directoryShareImage(
  state: DirectorySearch['state'],
  restaurants: readonly Restaurant[],
): ShareImage {
  return {
    path: shareImagePath(`restaurants${state === 'All' ? '' : `-${state.toLowerCase()}`}`),
    alt: `${directoryList.heading({ ...defaultsOf(directoryList), state }, restaurants)}: ${nameLeaders(
      state,
      restaurants,
    )
      .map(({ name }) => name)
      .join(', ')}`,
  }
}

export function nameLeaders(
  state: DirectorySearch['state'],
  restaurants: readonly Restaurant[],
): Restaurant[] {
  return restaurants.filter((one) => state === 'All' || one.state === state).slice(0, 3)
}
