import { expect, test } from 'vitest'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { directory } from './lists.ts'
import { findRestaurants } from '#tests/domain/directory/search-for.ts'
import { percentile } from './percentile.ts'

const lengths = [50, 500, 5000, 50_000, 100_000]
const queries = ['a', 's', 'chi', 'new york', 'semma', 'zzzz']
const rounds = 3

function measure(items: readonly Restaurant[], query: string): number {
  const start = performance.now()
  findRestaurants(items, { query })
  return performance.now() - start
}

/** A list of any length that looks like the real one, with other names and cities. */
function makeLongList(restaurants: readonly Restaurant[], length: number): Restaurant[] {
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

test('filter and rank grow no worse than linearly from 50 to 100,000 entries', () => {
  const perEntry = lengths.map((length) => {
    const items = makeLongList(directory.items, length)
    measure(items, 'q')
    const wholes = queries.flatMap((query) =>
      Array.from({ length: rounds }, () => measure(items, query)),
    )
    const median = percentile(wholes, 0.5)
    console.info(
      `${length} entries: median ${median.toFixed(2)} ms, p95 ${percentile(wholes, 0.95).toFixed(2)} ms, ${((median / length) * 1e6).toFixed(0)} ns an entry`,
    )
    return median / length
  })
  // Compared from 5,000 entries on: at 50 the fixed cost of a call is most of the time.
  expect((perEntry.at(-1) ?? 0) / (perEntry[2] ?? 1)).toBeLessThanOrEqual(2)
})
