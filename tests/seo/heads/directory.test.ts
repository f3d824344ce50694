import { expect, test } from 'vitest'
import { readContent } from '#src/build/content/read-content.ts'
import type { DirectorySearch } from '#src/domain/directory/directory-filters.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { directoryList } from '#src/domain/directory/directory-list.ts'
import { describeDirectory, directoryHead } from '#src/seo/heads/directory.ts'
import { site } from '#src/site.ts'
import {
  findRestaurants,
  loadDirectorySearch,
  searchFor,
} from '#tests/domain/directory/search-for.ts'
import { someRestaurants } from '#tests/domain/restaurant/some-restaurants.ts'

const { restaurants } = readContent(process.cwd())
const states = [...new Set(restaurants.map(({ state }) => state))]
const three = restaurants.slice(0, 3)
const list = three.map(({ slug }) => slug).join('.')

const describe = (items: readonly Restaurant[], search: Partial<DirectorySearch>) =>
  describeDirectory(findRestaurants(items, search))

const ranked = 'ranked among the 7 restaurants on our list'
const nothing = 'No restaurants found matching your search.'
const browse = 'Browse the whole ranked guide, state by state.'

test.each<[Partial<DirectorySearch>, string]>([
  [
    {},
    '7 restaurants in 5 states and the District of Columbia, ranked and described: Semma and Chai Pani lead the list. Filter by state, search by name or city.',
  ],
  [
    { state: 'TX' },
    `2 restaurants in Texas, ${ranked}: Musaafer and Kiran’s, with what to order and why they made the list.`,
  ],
  [
    { query: 'houston' },
    '2 restaurants matching “houston”: Musaafer and Kiran’s, with rank, price, cuisine and what to order at each, from our ranked guide to Indian cooking in America.',
  ],
  [{ query: 'xqzjv' }, `${nothing} ${directoryList.texts.searchHint} ${browse}`],
  [
    { list: 'nadu-chicago' },
    'Nadu, chosen from our ranked list of 7 restaurants, with what to order.',
  ],
  [{ list: 'nadu-chicago', state: 'TX' }, `No restaurants found in Texas on this list. ${browse}`],
])('the view %o is described by what it shows', (search, description) => {
  expect(describe(someRestaurants, search)).toBe(description)
})

test.each([
  ['Vik', "Zareen's", ', with what to order and why they made the list.'],
  ["Amma's South Indian Cuisine", 'Khan Saab Desi Craft', ', with what to order at each.'],
  ["Amma's South Indian Cuisine of Texas", 'Khan Saab Desi Craft Kitchen', '.'],
])('names too long for a search result, such as %s and %s, shorten the end', (one, other, end) => {
  const renamed = someRestaurants.map((each) => ({
    ...each,
    name: { Musaafer: one, 'Kiran’s': other }[each.name] ?? each.name,
  }))
  expect(describe(renamed, { state: 'TX' })).toBe(
    `2 restaurants in Texas, ${ranked}: ${one} and ${other}${end}`,
  )
})

test.each(['All' as const, ...states])(
  'the view of %s is described in 120 to 160 characters',
  (state) => {
    const description = describe(restaurants, { state })
    expect(description.length, description).toBeGreaterThanOrEqual(120)
    expect(description.length, description).toBeLessThanOrEqual(160)
  },
)

test('the description of a long list names some and counts the rest', () => {
  const all = restaurants.map(({ slug }) => slug).join('.')
  const description = describe(restaurants, { list: all })
  expect(description.length).toBeLessThanOrEqual(160)
  const [, names = '', more] = /^(.+) and (\d+) more, chosen from /.exec(description) ?? []
  expect(names.split(', ').length + Number(more)).toBe(restaurants.length)
})

test.each<[Partial<DirectorySearch>, string, string, string, boolean]>([
  [
    { state: 'TX' },
    'Best Indian Restaurants in Texas',
    'restaurants-tx',
    '/restaurants?state=TX',
    true,
  ],
  [
    { state: 'TX', query: 'xqzjv' },
    '0 restaurants in Texas matching “xqzjv”',
    'restaurants-tx',
    '/restaurants?state=TX&query=xqzjv',
    false,
  ],
  [{ list }, 'Shared list: 3 restaurants', 'restaurants', `/restaurants?list=${list}`, false],
])('the head of %o: %s, image %s, at %s, indexed: %s', async (search, ...expected) => {
  const { meta, links } = await directoryHead(restaurants, searchFor(search), loadDirectorySearch)
  const [title, image, path, isIndexed] = expected
  expect(meta).toContainEqual({ title: `${title} · Pattal` })
  expect(meta).toContainEqual({ property: 'og:title', content: title })
  expect(meta).toContainEqual({
    property: 'og:image',
    content: `${site.origin}/share/${image}.png`,
  })
  expect(links).toEqual([{ rel: 'canonical', href: site.origin + path }])
  expect(meta.some(({ name }) => name === 'robots')).toBe(!isIndexed)
  expect(meta.some((tag) => 'script:ld+json' in tag)).toBe(isIndexed)
})
