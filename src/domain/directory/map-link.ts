interface Destination {
  name: string
  address?: string | undefined
  city: string
  state: string
}

/**
 * The URL of a search for a restaurant in Google Maps. On a phone it opens the app.
 * https://developers.google.com/maps/documentation/urls/get-started
 */
export function mapLink({ name, address, city, state }: Destination): string {
  const query = [name, address, city, state].filter(Boolean).join(', ')
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query }).toString()}`
}
