import { expect, test } from 'vitest'
import { readContent } from '#src/build/content/read-content.ts'
import type { DirectorySearch } from '#src/domain/directory/directory-filters.ts'
import { viewTitle } from '#src/domain/finding/sentences.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { describeDirectory, directoryHead } from '#src/seo/heads/directory.ts'
import { site } from '#src/site.ts'
import { findRestaurants, searchFor } from '#tests/domain/directory/search-for.ts'
import { someRestaurants } from '#tests/domain/restaurant/some-restaurants.ts'

const { restaurants } = readContent(process.cwd())
const states = [...new Set(restaurants.map(({ state }) => state))]
const views = ['All' as const, ...states]

const viewOfSome = (search: Partial<DirectorySearch>) => findRestaurants(someRestaurants, search)
const describe = (items: readonly Restaurant[], search: Partial<DirectorySearch>) =>
  describeDirectory(findRestaurants(items, search))

/** What a head says by name or property. */
async function readHead(search: Partial<DirectorySearch>) {
  const { meta, links } = await directoryHead(restaurants, searchFor(search))
  return {
    meta: Object.fromEntries(
      meta.map(({ name, property, title, content }) => [
        name ?? property ?? (title === undefined ? 'data' : 'title'),
        content ?? title,
      ]),
    ),
    links,
    hasData: meta.some((tag) => 'script:ld+json' in tag),
  }
}

const ranked = 'ranked among the 7 restaurants on our list'

test('a state with several restaurants is described by how many and the first two', () => {
  expect(describe(someRestaurants, { state: 'TX', query: '' })).toBe(
    `2 restaurants in Texas, ${ranked}: Musaafer and Kiran’s, with what to order and why they made the list.`,
  )
})

test.each([
  ['Vik', "Zareen's", ', with what to order and why they made the list.'],
  ["Amma's South Indian Cuisine", 'Khan Saab Desi Craft', ', with what to order at each.'],
  ["Amma's South Indian Cuisine of Texas", 'Khan Saab Desi Craft Kitchen', '.'],
])(
  'names too long for a search result, such as %s and %s, shorten the end',
  (first, second, end) => {
    const renamed = someRestaurants.map((one) => ({
      ...one,
      name: { Musaafer: first, 'Kiran’s': second }[one.name] ?? one.name,
    }))
    expect(describe(renamed, { state: 'TX', query: '' })).toBe(
      `2 restaurants in Texas, ${ranked}: ${first} and ${second}${end}`,
    )
  },
)

test('the whole list is described by its size, its states and its first two', () => {
  expect(viewTitle(viewOfSome({ state: 'All', query: '' }))).toBe(
    'Best Indian Restaurants in the USA',
  )
  expect(describe(someRestaurants, { state: 'All', query: '' })).toBe(
    '7 restaurants in 5 states and the District of Columbia, ranked and described: Semma and Chai Pani lead the list. Filter by state, search by name or city.',
  )
})

test('a view with a text is described by how many it found, where, for what, and the first two', () => {
  expect(describe(someRestaurants, { state: 'All', query: 'houston' })).toBe(
    '2 restaurants matching “houston”: Musaafer and Kiran’s, with rank, price, cuisine and what to order at each, from our ranked guide to Indian cooking in America.',
  )
  expect(describe(someRestaurants, { state: 'TX', query: 'kiran' })).toMatch(
    /^1 restaurant in Texas matching “kiran”: Kiran’s, /,
  )
})

test('a view that found nothing says so', () => {
  const rest =
    'yet. Browse the whole ranked guide, state by state, or search for another name or city.'
  expect(describe(someRestaurants, { state: 'NY', query: 'pizza' })).toBe(
    `Nothing in New York on our list for “pizza” ${rest}`,
  )
  expect(describe(someRestaurants, { state: 'All', query: 'pizza' })).toBe(
    `Nothing in the USA on our list for “pizza” ${rest}`,
  )
  expect(describe(someRestaurants, { state: 'WY', query: '' })).toBe(
    `Nothing in Wyoming on our list ${rest}`,
  )
})

test.each(views)('the real view of %s is described in 120 to 160 characters', (state) => {
  const description = describe(restaurants, { state, query: '' })
  expect(description.length, description).toBeGreaterThanOrEqual(120)
  expect(description.length, description).toBeLessThanOrEqual(160)
})

test('the view of a state is for search engines: its own address, image and data', async () => {
  const { meta, links, hasData } = await readHead({ state: 'TX', query: '' })
  expect(meta.title).toBe('Best Indian Restaurants in Texas · Pattal')
  expect(meta['og:image']).toBe(`${site.origin}/share/restaurants-tx.png`)
  expect(links).toEqual([{ rel: 'canonical', href: `${site.origin}/restaurants?state=TX` }])
  expect(meta).not.toHaveProperty('robots')
  expect(hasData).toBe(true)
})

test('the view of a typed text is for people: the count is its title, and it is not indexed', async () => {
  const { meta, links, hasData } = await readHead({ state: 'TX', query: 'xqzjv' })
  expect(meta.title).toBe('0 restaurants in Texas matching “xqzjv” · Pattal')
  expect(meta.robots).toBe('noindex, follow')
  expect(links).toEqual([
    {
      rel: 'canonical',
      href: `${site.origin}/restaurants?state=TX&query=xqzjv`,
    },
  ])
  expect(hasData).toBe(false)
})

test('the view of a list is for people: who is on it, as many as are shown, and the image of the whole', async () => {
  const chosen = restaurants.slice(0, 3)
  const slugs = chosen.map(({ slug }) => slug).join('.')
  const { meta, links, hasData } = await readHead({ list: slugs })
  expect(meta.title).toBe('Shared list: 3 restaurants · Pattal')
  expect(meta['og:title']).toBe('Shared list: 3 restaurants')
  expect(meta.description).toBe(
    `${chosen[0]?.name}, ${chosen[1]?.name} and ${chosen[2]?.name}, chosen from our ranked list of ${restaurants.length} restaurants, with what to order.`,
  )
  expect(meta['og:image']).toBe(`${site.origin}/share/restaurants.png`)
  expect(meta.robots).toBe('noindex, follow')
  expect(links).toEqual([{ rel: 'canonical', href: `${site.origin}/restaurants?list=${slugs}` }])
  expect(hasData).toBe(false)
})

test('the description of a long list names some and counts the rest', () => {
  const description = describe(restaurants, {
    list: restaurants.map(({ slug }) => slug).join('.'),
  })
  expect(description.length).toBeLessThanOrEqual(160)
  const [, names = '', more] = /^(.+) and (\d+) more, chosen from /.exec(description) ?? []
  expect(names.split(', ').length + Number(more)).toBe(restaurants.length)
})

test('a list of one, and a list with nothing of it in a state, are described as such', () => {
  expect(describe(someRestaurants, { list: 'nadu-chicago' })).toBe(
    'Nadu, chosen from our ranked list of 7 restaurants, with what to order.',
  )
  expect(describe(someRestaurants, { list: 'nadu-chicago', state: 'TX' })).toMatch(
    /^Nothing in Texas on this list yet\. /,
  )
})
