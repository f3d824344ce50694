import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readRestaurantEntries } from '#src/build/content/restaurants.ts'

const file = 'src/content/restaurants.yaml'
const entries = readRestaurantEntries({ file, text: readFileSync(file, 'utf8') })

test('the list has the 48 restaurants and more that the home page claims', () => {
  expect(entries.length).toBeGreaterThanOrEqual(48)
})

/** Every place in our texts that counts the list in words. */
const mentions = [
  'README.md',
  ...readdirSync('src', { encoding: 'utf8', recursive: true })
    .filter((name) => /\.(?:tsx?|md|yaml)$/.test(name))
    .map((name) => path.join('src', name)),
].flatMap((name) =>
  [...readFileSync(name, 'utf8').matchAll(/(?:\w+\s+)?\bfifty\b(?:\s+\w+)?/gi)].map(([words]) => [
    name,
    words,
  ]),
)

// The list may grow: the texts that count it in words, and this test, then need another word.
test.each(mentions)('%s says “%s”, and the list has fifty entries', (name, words) => {
  const sentence = `${name} says “${words}”, and the list has ${entries.length} entries: change the words there and in tests/content/restaurants.test.ts`
  expect(entries.length, sentence).toBe(50)
})

test('the list covers the 15 states and more that the home page claims', () => {
  expect(new Set(entries.map(({ state }) => state)).size).toBeGreaterThanOrEqual(15)
})

test('About counts the states as they are counted: the District of Columbia apart', () => {
  const states = new Set(entries.map(({ state }) => state))
  expect(states.delete('DC')).toBe(true)
  expect(readFileSync('src/pages/AboutPage/about-copy.ts', 'utf8')).toContain(
    `“15+” states are ${states.size} and the District of Columbia`,
  )
})

test('the home page counts the Michelin stars of early 2026 as they are counted', () => {
  const starred = entries.filter(({ recognition = [] }) =>
    recognition.some(
      ({ award, result, years = [] }) =>
        [award, result, years.includes(2026)].join() === 'Michelin,star,true',
    ),
  )
  const counts = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six']
  expect(readFileSync('src/pages/HomePage/FeatureCards.tsx', 'utf8')).toContain(
    `${counts[starred.length]} of our fifty held a Michelin star in early 2026`,
  )
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
