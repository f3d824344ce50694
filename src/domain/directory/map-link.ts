import type { Restaurant } from '#src/domain/restaurant/schema.ts'

/** A search for the place in the visitor's map: on a phone it opens the app. No key, no script. */
export function mapLink({
  name,
  city,
  state,
}: Pick<Restaurant, 'name' | 'city' | 'state'>): string {
  const place = new URLSearchParams({ api: '1', query: `${name}, ${city}, ${state}` })
  return `https://www.google.com/maps/search/?${place.toString()}`
}
