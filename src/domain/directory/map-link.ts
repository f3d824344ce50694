import type { Restaurant } from '#src/domain/restaurant/schema.ts'

/**
 * The URL of a search for a restaurant in Google Maps. On a phone it opens the app.
 * https://developers.google.com/maps/documentation/urls/get-started
 */
export function mapLink({
  name,
  city,
  state,
}: Pick<Restaurant, 'name' | 'city' | 'state'>): string {
  const place = new URLSearchParams({ api: '1', query: `${name}, ${city}, ${state}` })
  return `https://www.google.com/maps/search/?${place.toString()}`
}
