import { countOf, matchingQuery } from '#src/domain/finding/list.ts'
import type { Restaurant } from '#src/domain/restaurant/schema.ts'
import { countByState, filterRestaurants } from './filter.ts'
import { describePlace } from './place.ts'
import type { DirectorySearch } from './search.ts'

const indianRestaurants = { one: 'Indian restaurant', many: 'Indian restaurants' }

export function describeHeading({ state }: Pick<DirectorySearch, 'state'>): string {
  return `Best Indian Restaurants ${describePlace(state)}`
}

/** Title and description of a view, for the browser's tab, search engines and unfurled links. */
export function describeDirectory(
  restaurants: readonly Restaurant[],
  search: DirectorySearch,
): { title: string; description: string } {
  const { state, query } = search
  const found = filterRestaurants(restaurants, search)
  const place = describePlace(state)
  const [first, second] = found
  const names = [first, second].flatMap((restaurant) => restaurant?.name ?? []).join(' and ')
  if (query !== '') {
    const title = `${countOf(indianRestaurants, found.length)} ${place}${matchingQuery(search)}`
    return {
      title,
      description:
        first === undefined
          ? `No restaurant ${place} on our list matches '${query}' yet. Browse the whole ranked guide, state by state, or search for another name or city.`
          : `${title}: ${names}, with rank, price, cuisine and what to order at each, from our ranked guide to Indian cooking in America.`,
    }
  }
  return {
    title: describeHeading(search),
    description:
      state === 'All'
        ? `${found.length} kitchens in ${countByState(restaurants).size} states, ranked and described: ${names} lead the list. Filter by state, search by name or city, then go and eat.`
        : describeState(found.length, place, names),
  }
}

/** Long names get a shorter ending: search engines cut a description at about 160 characters. */
function describeState(count: number, place: string, names: string): string {
  const isOne = count === 1
  const lead = `${isOne ? 'One restaurant' : `${count} restaurants`} ${place}, ranked among the best Indian kitchens in the country: ${names}`
  const endings = [
    `, what to order and why ${isOne ? 'it' : 'they'} made the list.`,
    `, with what to order${isOne ? '' : ' at each'}.`,
  ]
  return `${lead}${endings.find((ending) => lead.length + ending.length <= 160) ?? '.'}`
}
