import { expect, test } from 'vitest'
import { readContent } from '#src/build/content/read-content.ts'
import { publishRestaurantPage } from '#src/build/content/publish/restaurant-page.ts'
import { publishRestaurants, readRestaurantEntries } from '#src/build/content/read-restaurants.ts'
import type { RestaurantEntry } from '#src/domain/restaurant/restaurant-schema.ts'
import { file, valid } from '#tests/build/content/some-list.ts'

const content = readContent(process.cwd())
const [semma, kirans] = readRestaurantEntries({ file, text: valid })

/** The page of the first of two entries, as it reaches the reader. */
function publish(more: Partial<RestaurantEntry> = {}) {
  const entries = [{ ...semma, ...more }, kirans] as RestaurantEntry[]
  const small = {
    ...content,
    entries,
    restaurants: publishRestaurants(entries, '2026-10-01'),
    articles: [],
  }
  const page = publishRestaurantPage(small, 'semma-new-york')
  return JSON.parse(JSON.stringify(page)) as typeof page
}

test('an entry with only the required fields makes a page without an empty value', () => {
  const kiransLink = {
    slug: 'kirans-houston',
    rank: 2,
    name: "Kiran's",
    place: 'Houston, TX',
  }
  expect(publish()).toEqual({
    slug: 'semma-new-york',
    rank: 1,
    name: 'Semma',
    city: 'New York',
    state: 'NY',
    statePhrase: 'in New York',
    priceRange: '$$$',
    cuisine: 'Indian',
    description: 'Order the dosa.',
    order: [{ dish: 'Dosa' }],
    awards: [],
    goodToKnow: [],
    latitude: 40.74,
    longitude: -74,
    mentions: [],
    nearby: [kiransLink],
    next: kiransLink,
  })
})

test('a dish is explained beside its name', () => {
  expect(publish({ order: ['nathai pirattal (snails)'] }).order).toEqual([
    { dish: 'Nathai pirattal', gloss: 'snails' },
  ])
})

test('what is good to know is labeled, in the order of the page', () => {
  const read = (more: Partial<RestaurantEntry>) =>
    publish(more).goodToKnow.map(({ label, value }) => `${label}: ${value}`)
  expect(
    read({
      opened: '2025-04',
      chef: 'Asha Rao and Ben Roy',
      owners: 'Asha Rao',
      goodFor: ['halal', 'buffet'],
      lastConfirmed: { year: 2026, by: 'Michelin' },
    }),
  ).toEqual([
    'Opened: April 2025',
    'Chefs: Asha Rao and Ben Roy',
    'Owner: Asha Rao',
    'Menu and service: Halal, buffet',
    'Last confirmed: 2026, by Michelin',
  ])
  expect(read({ chef: 'Asha Rao', owners: 'Asha Rao' })).toEqual(['Chef and owner: Asha Rao'])
})

test('only an address from before 2024 comes with its year', () => {
  expect(publish({ address: '1 Main St', asOf: 2019 }).addressYear).toBe(2019)
  expect(publish({ address: '1 Main St', asOf: 2024 }).addressYear).toBeUndefined()
})

test('no page of the list has an empty value', () => {
  for (const { slug } of content.restaurants) {
    expect(JSON.stringify(publishRestaurantPage(content, slug)), slug).not.toMatch(
      /"(?!before|after|detail|years)\w+":(?:""|null)/,
    )
  }
})

test('a slug that is not on the list has no page', () => {
  expect(() => publishRestaurantPage(content, 'nowhere')).toThrow('nowhere')
})
