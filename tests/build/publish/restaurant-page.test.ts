import { expect, test } from 'vitest'
import { publishRestaurantPage } from '#src/build/publish/restaurant-page.ts'
import { publishRestaurants } from '#src/build/content/publish-restaurants.ts'
import { restaurantSchema, type RestaurantEntry } from '#src/domain/restaurant/restaurant-schema.ts'
import { readList, valid } from '#tests/build/content/some-list.ts'
import { content } from '#tests/site-content.ts'

const [semma, kirans] = readList(valid)

/** The page of the first of two entries, as it reaches the reader, but for its map. */
function publish(more: Partial<RestaurantEntry> = {}) {
  const entries = [{ ...semma, ...more }, kirans] as RestaurantEntry[]
  const small = {
    ...content,
    entries,
    list: { ...content.list, awards: 'April 2026' },
    restaurants: publishRestaurants(entries, '2026-10-01'),
    articles: [],
  }
  const { map: _map, ...page } = publishRestaurantPage(small, 'semma-new-york')
  return JSON.parse(JSON.stringify(page)) as typeof page
}

test('an entry with only the required fields makes a page without an empty value', () => {
  const kiransLink = { slug: 'kirans-houston', rank: 2, name: 'Kiran’s', place: 'Houston, TX' }
  expect(publish()).toEqual({
    slug: 'semma-new-york',
    rank: 1,
    name: 'Semma',
    city: 'New York',
    state: 'NY',
    priceRange: '$$$',
    cuisine: 'Indian',
    description: 'Order the dosa.',
    why: 'The sources agree.',
    listed: 2,
    order: [{ dish: 'Dosa' }],
    awards: [],
    goodToKnow: [{ label: 'Last confirmed', text: '2026, by the Michelin Guide' }],
    sisters: [],
    at: [40.74, -74],
    mentions: [],
    nearby: [{ ...kiransLink, distance: '1,420 miles' }],
    next: { slug: 'kirans-houston', rank: 2, name: 'Kiran’s, Houston' },
  })
})

test('a restaurant that opened in the two years before the list is new', () => {
  expect(publish({ opened: '2024-11' }).isNew).toBe(true)
})

test('what is good to know is labeled, in the order of the page', () => {
  const read = (more: Partial<RestaurantEntry>) =>
    publish(more).goodToKnow.map(({ label, text }) => `${label}: ${text}`)
  expect(
    read({
      opened: '2025-04',
      chef: 'Asha Rao and Ben Roy',
      owners: 'Asha Rao',
      people: 'Chitra Sen, founder',
      goodFor: ['vegetarian menu', 'halal', 'no reservations', 'buffet'],
      booking: 'No reservations',
      vegetarian: 'A menu of its own',
    }),
  ).toEqual([
    'Booking: No reservations',
    'For vegetarians: A menu of its own',
    'Menu and service: Halal, buffet',
    'Opened: April 2025',
    'Chefs: Asha Rao and Ben Roy',
    'People: Asha Rao, owner; Chitra Sen, founder',
    'Last confirmed: 2026, by the Michelin Guide',
  ])
  expect(read({ chef: 'Asha Rao', owners: 'Asha Rao' })[0]).toBe('Chef and owner: Asha Rao')
  expect(read({ owners: 'Asha Rao and Ben Roy' })[0]).toBe('People: Asha Rao and Ben Roy, owners')
})

const optional = Object.entries(restaurantSchema.shape).flatMap(([field, schema]) =>
  schema.safeParse(undefined).success ? [field as keyof RestaurantEntry] : [],
)
test.each(optional)('the page has what an entry says in its field %s', (field) => {
  const without = JSON.stringify(publish())
  const isShown = content.entries.some(
    ({ [field]: value }) => JSON.stringify(publish({ [field]: value })) !== without,
  )
  expect(isShown).toBe(true)
})

test('an award of the year up to which awards are known comes with the month', () => {
  const publishAward = (year: number) =>
    publish({ recognition: [{ award: 'James Beard', result: 'nominee', years: [2020, year] }] })
  expect(publishAward(2026).awardsAsOf).toBe('April 2026')
  expect(publishAward(2025).awardsAsOf).toBeUndefined()
})

test('an article that links to the restaurant is listed with its own description', () => {
  const texts = content.articles.map(({ html }) => html).join('')
  const [, slug = ''] = /"\/restaurants\/([^"]+)"/.exec(texts) ?? []
  const { mentions } = publishRestaurantPage(content, slug)
  const links = content.articles.filter(({ html }) => html.includes(`/restaurants/${slug}"`))
  expect(mentions).toEqual(links.map(({ id, title, description }) => ({ id, title, description })))
  expect(mentions.length).toBeGreaterThan(0)
})

test.each([
  [2023, 2023],
  [2024, undefined],
])('a source of %i that is the newest shows the year %s', (year, shown) => {
  expect(publish({ lastConfirmed: { year, by: 'a guide' } }).unconfirmedSince).toBe(shown)
  expect(publish({ address: '1 Main St', asOf: year }).addressYear).toBe(shown)
})
