import Fuse from 'fuse.js/basic'
import type { Restaurant } from './restaurant-schema.ts'
import { readState } from './us-states.ts'

const maxCount = 3

type Named = Pick<Restaurant, 'slug' | 'name' | 'city' | 'state'>

/**
 * The restaurants whose names are closest to a slug that none of them has, closest first. For a state,
 * such as 'ca', the best there.
 */
export function findCloseNames(slug: string, restaurants: readonly Named[]): Named[] {
  const stateCode = readState(slug)
  if (stateCode !== undefined) {
    return restaurants
      .filter(({ state }) => state === stateCode)
      .slice(0, maxCount)
      .map(({ slug: one, name, city, state }) => ({ slug: one, name, city, state }))
  }
  const names = restaurants.map(({ slug: one, name, city, state }) => ({
    slug: one,
    name,
    city,
    state,
    text: one.replaceAll('-', ' '),
  }))
  const fuse = new Fuse(names, { keys: ['text', 'name'], threshold: 0.5, ignoreDiacritics: true })
  return fuse
    .search(slug.replaceAll('-', ' '), { limit: maxCount })
    .map(({ item: { text: _text, ...restaurant } }) => restaurant)
}
