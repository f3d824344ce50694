import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'

/** In pixels: the size that every service shows whole when it unfurls a link. */
export const shareImageSize = { width: 1200, height: 630 } as const

/** @param name 'home', 'restaurants-ny', 'blog-' and the id of an article */
export function shareImagePath(name: string): `/share/${string}.png` {
  return `/share/${name}.png`
}

/** The share image of a state, or of the whole list, and the first three restaurants there. */
export function directoryShareImage(state: string, restaurants: readonly Restaurant[]) {
  const isWhole = state === 'All'
  return {
    path: shareImagePath(isWhole ? 'restaurants' : `restaurants-${state.toLowerCase()}`),
    leaders: restaurants.filter((one) => isWhole || one.state === state).slice(0, 3),
  }
}
