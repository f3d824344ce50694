import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readRestaurantEntries } from '#src/build/content/restaurants.ts'

const file = 'src/content/restaurants.yaml'
const entries = readRestaurantEntries({ file, text: readFileSync(file, 'utf8') })

test('the list has the 48 restaurants and more that the home page claims', () => {
  expect(entries.length).toBeGreaterThanOrEqual(48)
})

// The list may grow: pages count it by src/domain/directory/extent.ts.
test.each([
  'README.md',
  ...readdirSync('src', { encoding: 'utf8', recursive: true })
    .filter((name) => /\.(?:tsx?|md|yaml)$/.test(name))
    .map((name) => path.join('src', name)),
])('%s does not count the list by hand', (name) => {
  const text = readFileSync(name, 'utf8').replaceAll(/\/\*\*[^]*?\*\/|'[^'\n]*ninety'/g, '')
  expect(text.match(/\bfifty\b/i)).toBeNull()
})

test('the list covers the 15 states and more that the home page claims', () => {
  expect(new Set(entries.map(({ state }) => state)).size).toBeGreaterThanOrEqual(15)
})

test('a few held a Michelin star in early 2026, as the home page says', () => {
  const starred = entries.filter(({ recognition = [] }) =>
    recognition.some(
      ({ award, result, years = [] }) =>
        [award, result, years.includes(2026)].join() === 'Michelin,star,true',
    ),
  )
  expect(starred.length).toBeGreaterThanOrEqual(3)
})

test('the first six, which the home page features, are from more than one state', () => {
  expect(new Set(entries.slice(0, 6).map(({ state }) => state)).size).toBeGreaterThan(1)
})

test('no two entries are the same restaurant', () => {
  const places = entries.map(({ name, city, state }) => `${name}, ${city}, ${state}`)
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([])
})

test.each(entries.map(({ slug, description }) => [slug, description]))(
  'the description of %s has 160 to 260 characters',
  (_slug, description) => {
    expect(description.length, description).toBeGreaterThanOrEqual(160)
    expect(description.length, description).toBeLessThanOrEqual(260)
  },
)

test('no two descriptions open with the same four words', () => {
  const openings = entries.map(({ description }) =>
    description.toLowerCase().split(/\s+/).slice(0, 4).join(' '),
  )
  expect(openings.filter((opening, index) => openings.indexOf(opening) !== index)).toEqual([])
})

test.each(entries)('every dish of $slug stands in its description and in its facts', (entry) => {
  const description = entry.description.toLowerCase()
  const facts = entry.facts.join('\n').toLowerCase()
  for (const dish of entry.dishes) {
    expect(description).toContain(dish.toLowerCase())
    expect(facts).toContain(dish.toLowerCase())
  }
})

test.each(entries.map(({ slug, city }) => [slug, city]))(
  'the slug %s ends in its city, %s',
  (slug, city) => {
    expect(slug.endsWith(`-${city.toLowerCase().replaceAll(' ', '-')}`)).toBe(true)
  },
)
