import type { RestaurantPage } from '#src/domain/restaurant/page.ts'

type Destination = Pick<RestaurantPage, 'name' | 'address' | 'city' | 'state'>

/** A search in Google Maps: https://developers.google.com/maps/documentation/urls/get-started */
export function mapLink({ name, address, city, state }: Destination): string {
  const query = [name, address, city, state].filter(Boolean).join(', ')
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query }).toString()}`
}
