import Fuse from 'fuse.js/basic'
import type { Restaurant } from './restaurant-schema.ts'
import { readState } from './us-states.ts'

/** The three restaurants closest to an unknown slug, or the best three of a state such as 'ca'. */
export function findCloseNames(slug: string, restaurants: readonly Restaurant[]) {
  const stateCode = readState(slug)
  const toWords = (text: string) => text.replaceAll('-', ' ')
  const fuse = new Fuse(restaurants, {
    keys: [{ name: 'words', getFn: (one) => toWords(one.slug) }, 'name'],
    threshold: 0.4,
    ignoreDiacritics: true,
  })
  const close = stateCode
    ? restaurants.filter(({ state }) => state === stateCode)
    : fuse.search(toWords(slug)).map(({ item }) => item)
  return close
    .slice(0, 3)
    .map(({ slug: one, name, city, state }) => ({ slug: one, name, city, state }))
}
