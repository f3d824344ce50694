import { describeHeading } from '#src/domain/directory/describe.ts'
import { filterRestaurants } from '#src/domain/directory/filter.ts'
import type { DirectorySearch } from '#src/domain/directory/search.ts'
import type { Restaurant } from '#src/domain/restaurant/schema.ts'
import { site } from '#src/site.ts'

/** A picture of a page for those who share it: where the build puts it, and what stands on it. */
export interface ShareImage {
  path: `/share/${string}.png`
  alt: string
}

export const homeShareImage: ShareImage = {
  path: '/share/home.png',
  alt: `The best Indian restaurants in America, ranked, from ${site.name}`,
}

/**
 * A view of a query has the image of its state, or of the whole list.
 * @param restaurants the whole list
 */
export function directoryShareImage(
  state: DirectorySearch['state'],
  restaurants: readonly Restaurant[],
): ShareImage {
  return {
    path: `/share/restaurants${state === 'All' ? '' : `-${state.toLowerCase()}`}.png`,
    alt: `${describeHeading({ state })}: ${nameLeaders(state, restaurants)
      .map(({ name }) => name)
      .join(', ')}`,
  }
}

/** The restaurants that stand on the image of a view: its first three. */
export function nameLeaders(
  state: DirectorySearch['state'],
  restaurants: readonly Restaurant[],
): Restaurant[] {
  return filterRestaurants(restaurants, { state, query: '' }).slice(0, 3)
}

/** @param name 'about', 'blog', 'contact', or 'blog-' and the id of an article */
export function pageShareImage(name: string, title: string): ShareImage {
  return { path: `/share/${name}.png`, alt: `${title}, from ${site.name}` }
}
