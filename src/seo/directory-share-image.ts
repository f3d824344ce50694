import { directoryList, type DirectorySearch } from '#src/domain/directory/list.ts'
import { defaultsOf } from '#src/domain/finding/list.ts'
import type { Restaurant } from '#src/domain/restaurant/schema.ts'
import { shareImagePath } from './share-image-file.ts'
import type { ShareImage } from './share-image.ts'

/**
 * A view of a query has the image of its state, or of the whole list.
 * @param restaurants the whole list
 */
export function directoryShareImage(
  state: DirectorySearch['state'],
  restaurants: readonly Restaurant[],
): ShareImage {
  return {
    path: shareImagePath(`restaurants${state === 'All' ? '' : `-${state.toLowerCase()}`}`),
    alt: `${directoryList.heading({ ...defaultsOf(directoryList), state })}: ${nameLeaders(
      state,
      restaurants,
    )
      .map(({ name }) => name)
      .join(', ')}`,
  }
}

/** The restaurants that stand on the image of a view: its first three. */
export function nameLeaders(
  state: DirectorySearch['state'],
  restaurants: readonly Restaurant[],
): Restaurant[] {
  return restaurants.filter((one) => state === 'All' || one.state === state).slice(0, 3)
}
