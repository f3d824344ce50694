import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'

/** A list of any length that looks like the real one, with names and cities of its own. */
export function makeLongList(restaurants: readonly Restaurant[], length: number): Restaurant[] {
  return Array.from({ length }, (_, index) => {
    const model = restaurants[index % restaurants.length] as Restaurant
    const round = Math.floor(index / restaurants.length)
    return round === 0
      ? model
      : {
          ...model,
          rank: index + 1,
          slug: `${model.slug}-${round}`,
          name: `${model.name} ${round}`,
          city: `${model.city} ${round % 97}`,
        }
  })
}
