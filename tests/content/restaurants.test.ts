import { expect, test } from 'vitest'
import { bookingValues, vegetarianValues } from '#src/domain/restaurant/restaurant-schema.ts'
import { usStates } from '#src/domain/restaurant/us-states.ts'
import { content } from '#tests/site-content.ts'

const { entries } = content

test('the list is what the home page claims: 48 restaurants, 15 states and more', () => {
  expect(entries.length).toBeGreaterThanOrEqual(48)
  expect(new Set(entries.map(({ state }) => state)).size).toBeGreaterThanOrEqual(15)
  const places = entries.map(({ name, city, state }) => `${name}, ${city}, ${state}`)
  expect(new Set(places).size).toBe(places.length)
})

test.each(entries)('the page about us names the cuisine of $name, $cuisine', ({ cuisine }) => {
  expect(content.about.method.at(-1)).toContain(cuisine)
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

test.each(['Semma', 'Greenwich Village', 'roller rink', 'Champaran', 'appam', 'xacuti'])(
  '“%s” of the home page (Hero.tsx, FeatureCards.tsx) is in an entry',
  (claim) => expect(JSON.stringify(entries)).toContain(claim),
)

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

const sentencesOf = (text: string) => text.split(/(?<=[.?!])\s+/)
const lastOf = (text: string) => sentencesOf(text).at(-1) ?? ''

test.each(entries)('the description of $slug does not end on an award', ({ description }) => {
  expect(lastOf(description)).not.toMatch(
    /michelin|james beard|bib gourmand|\bstars?\b(?! anise)|\bawards?\b|semifinal|nomin/i,
  )
})

test.each([
  ['are about us', 6, /\b(?:we|us|our|ours)\b/i],
  [
    'compare with unnamed lesser rivals',
    5,
    /\b(?:most (?:kitchens|menus|restaurants|rooms)|other (?:kitchens|menus)|where others|plenty of|lesser|grander|as a rule|rarely|few (?:kitchens|rooms|menus))\b/i,
  ],
  [
    'play on language or schooling',
    5,
    /\b(?:school\w*|alumni|fluent|languages?|subtitles|accent|grammar|chapter|lecture|lesson|on speaking terms|dictionary|translat\w*)\b/i,
  ],
  ['order the courses', 5, /\bfirst,|\bthen\b|\b(?:begin|start) (?:with|on)\b|where to start/i],
  ['call a dish the order', 5, /\b(?:is|are) the (?:order|dish|one)\b|\bto order\b/i],
])('few descriptions %s: at most %i', (_habit, most, words) => {
  const found = entries.filter(({ description }) => words.test(description))
  expect(found.length, found.map(({ slug }) => slug).join()).toBeLessThanOrEqual(most)
})

test.each(entries)('why $slug has its rank: two sentences at most, without dishes', (entry) => {
  const { why, order } = entry
  expect(sentencesOf(why.replaceAll(/\b(No|St)\.\s/g, '$1 ')).length).toBeLessThanOrEqual(2)
  expect(order.filter((dish) => why.includes(dish.replace(/ \(.*/, '')))).toEqual([])
})

test.each(entries)('what to order at $slug is in its facts', ({ order, facts }) => {
  const known = facts.join(' ').toLowerCase()
  const dishes = order.join(' ').toLowerCase()
  for (const word of dishes.match(/\p{L}{4,}/gu) ?? []) {
    expect(known).toContain(word.replace(/s$/, ''))
  }
})

test.each(entries)('no award of $slug is later than its source', ({ recognition = [] }) => {
  for (const { years = [], asOf = Infinity } of recognition) {
    expect(Math.max(...years)).toBeLessThanOrEqual(asOf)
  }
})
