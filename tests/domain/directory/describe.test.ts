import { expect, test } from 'vitest'
import { readContent } from '#src/collections/read-content.ts'
import { describeDirectory, describeHeading } from '#src/domain/directory/describe.ts'
import { countByState, filterRestaurants } from '#src/domain/directory/filter.ts'
import { stateCodes } from '#src/domain/restaurant/us-states.ts'
import { someRestaurants } from '#tests/domain/restaurant/some-restaurants.ts'

const { restaurants } = readContent(process.cwd())
const states = [...countByState(restaurants).keys()]
const views = ['All' as const, ...states]

test.each([
  ['All', 'Best Indian Restaurants in the USA'],
  ['CA', 'Best Indian Restaurants in California'],
  ['NC', 'Best Indian Restaurants in North Carolina'],
  ['DC', 'Best Indian Restaurants in Washington, D.C.'],
] as const)('the heading of %s is "%s"', (state, heading) => {
  expect(describeHeading({ state })).toBe(heading)
})

test('every state has a heading of its own', () => {
  expect(new Set(stateCodes.map((state) => describeHeading({ state }))).size).toBe(51)
})

test('the title of a state view is its heading', () => {
  expect(describeDirectory(someRestaurants, { state: 'TX', query: '' }).title).toBe(
    'Best Indian Restaurants in Texas',
  )
})

test('a state with one restaurant is described by it, in the singular', () => {
  expect(describeDirectory(someRestaurants, { state: 'NC', query: '' }).description).toBe(
    'One restaurant in North Carolina, ranked among the best Indian kitchens in the country: Chai Pani, what to order and why it made the list.',
  )
})

test('a state with several restaurants is described by how many and the first two', () => {
  expect(describeDirectory(someRestaurants, { state: 'TX', query: '' }).description).toBe(
    "2 restaurants in Texas, ranked among the best Indian kitchens in the country: Musaafer and Kiran's, what to order and why they made the list.",
  )
})

test.each([
  ['Vik', "Zareen's", ', what to order and why they made the list.'],
  ['Ghee Indian Kitchen', 'Gorkhali Kitchen', ', with what to order at each.'],
  ["Amma's South Indian Cuisine", 'Khan Saab Desi Craft Kitchen', '.'],
])(
  'names too long for a search result, such as %s and %s, shorten the end',
  (first, second, end) => {
    const list = someRestaurants
      .filter(({ state }) => state === 'TX')
      .map((restaurant, index) => ({ ...restaurant, name: index === 0 ? first : second }))
    expect(describeDirectory(list, { state: 'TX', query: '' }).description).toBe(
      `2 restaurants in Texas, ranked among the best Indian kitchens in the country: ${first} and ${second}${end}`,
    )
  },
)

test('the whole list is described by its size, its states and its first two', () => {
  expect(describeDirectory(someRestaurants, { state: 'All', query: '' })).toEqual({
    title: 'Best Indian Restaurants in the USA',
    description:
      '7 kitchens in 6 states, ranked and described: Semma and Chai Pani lead the list. Filter by state, search by name or city, then go and eat.',
  })
})

test('a view with a query is named by how many it found, where and for what', () => {
  expect(describeDirectory(someRestaurants, { state: 'All', query: 'houston' })).toEqual({
    title: "2 Indian restaurants in the USA matching 'houston'",
    description:
      "2 Indian restaurants in the USA matching 'houston': Musaafer and Kiran's, with rank, price, cuisine and what to order at each, from our ranked guide to Indian cooking in America.",
  })
  expect(describeDirectory(someRestaurants, { state: 'TX', query: 'kiran' }).title).toBe(
    "1 Indian restaurant in Texas matching 'kiran'",
  )
})

test('a view that found nothing says so', () => {
  expect(describeDirectory(someRestaurants, { state: 'NY', query: 'pizza' })).toEqual({
    title: "0 Indian restaurants in New York matching 'pizza'",
    description:
      "No restaurant in New York on our list matches 'pizza' yet. Browse the whole ranked guide, state by state, or search for another name or city.",
  })
})

test.each(views)('the real view of %s is described in 120 to 160 characters', (state) => {
  const { description } = describeDirectory(restaurants, { state, query: '' })
  expect(description.length, description).toBeGreaterThanOrEqual(120)
  expect(description.length, description).toBeLessThanOrEqual(160)
})

test.each(states)('the real view of %s says how many and names its first two', (state) => {
  const { description } = describeDirectory(restaurants, { state, query: '' })
  const found = filterRestaurants(restaurants, { state, query: '' })
  expect(description).toMatch(found.length === 1 ? /^One restaurant / : /^\d+ restaurants /)
  for (const { name } of found.slice(0, 2)) {
    expect(description).toContain(name)
  }
})

test('no two real views have the same title or description', () => {
  const described = views.map((state) => describeDirectory(restaurants, { state, query: '' }))
  expect(new Set(described.map(({ title }) => title)).size).toBe(views.length)
  expect(new Set(described.map(({ description }) => description)).size).toBe(views.length)
})
