import { expect, test } from 'vitest'
import {
  describeForScreenReader,
  quote,
  describeResults,
  viewTitle,
} from '#src/domain/finding/sentences.ts'
import { findRestaurants } from '#tests/domain/directory/search-for.ts'
import { someRestaurants } from '#tests/domain/restaurant/some-restaurants.ts'

test.each([
  ['dosa', '“dosa”'],
  ["kiran's", "“kiran's”"],
  ['"dosa"', '“dosa”'],
  ['“dosa”', '“dosa”'],
  ['"masala dosa', '“masala dosa”'],
  ['a "b" c', '“a "b" c”'],
])('%s is quoted as %s', (query, quoted) => {
  expect(quote(query)).toBe(quoted)
})

test.each([
  [{ state: 'All', query: 'houston' }, '2 restaurants matching “houston”'],
  [{ state: 'TX', query: 'kiran' }, '1 restaurant in Texas matching “kiran”'],
  [{ state: 'NY', query: 'pizza' }, '0 restaurants in New York matching “pizza”'],
] as const)('%o is titled %s', (search, title) => {
  const view = findRestaurants(someRestaurants, search)
  expect(viewTitle(view)).toBe(title)
  expect(describeResults(view)).toBe(title)
})

test.each([
  [{ state: 'All', query: '' }, 'Best Indian Restaurants in the USA', '7 restaurants'],
  [{ state: 'TX', query: '' }, 'Best Indian Restaurants in Texas', '2 restaurants in Texas'],
] as const)(
  '%o is titled as it is headed, and counted where it is shared',
  (search, title, line) => {
    const view = findRestaurants(someRestaurants, search)
    expect(viewTitle(view)).toBe(title)
    expect(describeResults(view)).toBe(line)
  },
)

test.each([
  [{ state: 'TX', query: '' }, '2 restaurants found in Texas.'],
  [{ state: 'DC', query: '' }, '1 restaurant found in Washington, D.C.'],
  [{ state: 'All', query: 'houston' }, '2 restaurants found.'],
  [{ state: 'All', query: 'semma' }, '1 restaurant found.'],
  [{ state: 'WY', query: '' }, 'No restaurants found in Wyoming.'],
  [
    { state: 'All', query: 'xqzjv' },
    'No restaurants found matching your search. You can search for names, dishes, chefs, awards, addresses, cities and ZIP codes.',
  ],
  [
    { state: 'All', query: '$$' },
    '7 restaurants priced $$. No restaurants found matching your search.',
  ],
] as const)('screen readers say %o as "%s"', (search, spoken) => {
  expect(describeForScreenReader(findRestaurants(someRestaurants, search))).toBe(spoken)
})

test.each([
  [
    { state: 'All', query: 'rasikka' },
    'Did you mean “Rasika”? 1 restaurant below. No restaurants found matching your search.',
  ],
  [
    { state: 'All', query: 'huoston' },
    'Did you mean “Houston”? 2 restaurants below. No restaurants found matching your search.',
  ],
  [
    { state: 'NY', query: 'rasikka' },
    'Did you mean “Rasika”? 1 restaurant below. No restaurants found matching your search.',
  ],
] as const)('screen readers say close matches of %o before the sentence', (search, spoken) => {
  expect(describeForScreenReader(findRestaurants(someRestaurants, search))).toBe(spoken)
})

test.each([
  ['dosa', '7 restaurants mention “dosa”'],
  ['Order the dosa', '7 restaurants mention “order” and “dosa”'],
  ['nyc', '1 restaurant in NYC'],
  ['under $30', 'We list price tiers, not dollars'],
])('a view that helps with %j has the title and the spoken text "%s"', (query, title) => {
  const view = findRestaurants(someRestaurants, { query })
  expect(viewTitle(view)).toBe(title)
})
