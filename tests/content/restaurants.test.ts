import { expect, test } from 'vitest'
import { bookingValues, vegetarianValues } from '#src/domain/restaurant/restaurant-values.ts'
import { usStates } from '#src/domain/restaurant/us-states.ts'
import { content } from '#tests/site-content.ts'

const { entries } = content

test('the list is what the home page claims: 48 restaurants, 15 states and more', () => {
  expect(entries.length).toBeGreaterThanOrEqual(48)
  expect(new Set(entries.map(({ state }) => state)).size).toBeGreaterThanOrEqual(15)
  const places = entries.map(({ name, city, state }) => `${name}, ${city}, ${state}`)
  expect(new Set(places).size).toBe(places.length)
})

test('a few held a Michelin star in early 2026, as the home page claims', () => {
  const starred = entries.filter(({ recognition = [] }) =>
    recognition.some(
      ({ award, result, years = [] }) =>
        [award, result, years.includes(2026)].join() === 'Michelin,star,true',
    ),
  )
  expect(starred.length).toBeGreaterThanOrEqual(3)
})

test.each(entries)('the description of $slug has 160 to 260 characters', ({ description }) => {
  expect(description).toMatch(/^.{160,260}$/s)
})

test('no two descriptions open with the same four words', () => {
  const openings = entries.map(({ description }) =>
    description.toLowerCase().split(/\s+/).slice(0, 4).join(' '),
  )
  expect(openings.filter((opening, index) => openings.indexOf(opening) !== index)).toEqual([])
})

test.each(entries)('every dish of $slug is in its description and in its facts', (entry) => {
  const description = entry.description.toLowerCase()
  const facts = entry.facts.join('\n').toLowerCase()
  for (const dish of entry.dishes) {
    expect(description).toContain(dish.toLowerCase())
    expect(facts).toContain(dish.toLowerCase())
  }
})

const numberWords = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** Facts with spelled-out year ranges: '2004–16' also says 2016. */
const withYears = (text: string) => text.replaceAll(/\b(\d\d)(\d\d)–(\d\d)\b/g, '$1$2–$1$3')

test.each(entries)('every name and number written about $slug has a source', (entry) => {
  const { description, why, order: _order, dishes: _dishes, ...fields } = entry
  const source = withYears(`${JSON.stringify(fields)} ${usStates[entry.state]}`)
  const known: string[] = source.match(/[\p{L}\d]+/gu) ?? []
  const hasSource = (word: string) =>
    known.some((one) => one.startsWith(word) || one.toLowerCase() === word) ||
    known.includes(`${numberWords.indexOf(word) + 2}`)
  const claims = `${description} ${why}`.split(/(?<=[.:?!])\s+/).flatMap((sentence) =>
    [...withYears(sentence).matchAll(/[\p{L}\d]+/gu)]
      .filter(({ 0: word, index }) => index > 0 || /^\d/.test(word))
      .map(([word]) => word.replace(/(?<=..)s$/, ''))
      .filter((word) => /^[\p{Lu}\d]/u.test(word) || numberWords.includes(word)),
  )
  expect(claims.filter((word) => !hasSource(word))).toEqual([])
})

// A menu changes: what pages of years ago name carries their year.
test.each(entries.filter(({ facts }) => facts.some((fact) => fact.startsWith('What to order'))))(
  'the description of $slug has the year of its dishes',
  ({ facts, description }) => {
    const source = facts.find((fact) => fact.startsWith('What to order')) ?? ''
    const [latest] = withYears(source).match(/\d{4}(?!.*\d{4})/) ?? []
    expect(withYears(description)).toContain(latest)
  },
)

test.each(entries)('booking at $slug, and its vegetarian food, are also in words', (entry) => {
  const { goodFor = [], booking, vegetarian } = entry
  const hasOne = (values: readonly string[]) => goodFor.some((value) => values.includes(value))
  expect(hasOne(bookingValues) && booking === undefined).toBe(false)
  expect(hasOne(vegetarianValues) && vegetarian === undefined).toBe(false)
})

test.each(entries)('the dishes of $slug have the year of their source on its page', (entry) => {
  const source = entry.facts.find((fact) => fact.startsWith('What to order')) ?? ''
  const year = /(\d\d)$/.exec(source)?.[1]
  expect(entry.menuYear?.toString().slice(2)).toBe(year)
})
