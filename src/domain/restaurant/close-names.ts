import Fuse from 'fuse.js/basic'
import type { Restaurant } from './restaurant-schema.ts'
import { readState } from './us-states.ts'

type Named = Pick<Restaurant, 'slug' | 'name' | 'city' | 'state'>

/**
 * The three restaurants whose names are closest to a slug that none of them has. For a state, such as 'ca',
 * the best there.
 */
export function findCloseNames(slug: string, restaurants: readonly Named[]): Named[] {
  const stateCode = readState(slug)
  const close =
    stateCode === undefined
      ? searchNames(slug.replaceAll('-', ' '), restaurants)
      : restaurants.filter(({ state }) => state === stateCode)
  return close
    .slice(0, 3)
    .map(({ slug: one, name, city, state }) => ({ slug: one, name, city, state }))
}

function searchNames(text: string, restaurants: readonly Named[]): Named[] {
  const words = { name: 'words', getFn: ({ slug }: Named) => slug.replaceAll('-', ' ') }
  const fuse = new Fuse(restaurants, {
    keys: [words, 'name'],
    threshold: 0.5,
    ignoreDiacritics: true,
  })
  return fuse.search(text).map(({ item }) => item)
}
