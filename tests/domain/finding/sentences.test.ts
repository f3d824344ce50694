import { expect, test } from 'vitest'
import {
  describeForScreenReader,
  quote,
  describeResults,
  viewTitle,
} from '#src/domain/finding/sentences.ts'
import { findRestaurants } from '#tests/search-for.ts'
import { someRestaurants } from '#tests/domain/restaurant/some-restaurants.ts'

test.each([
  ['"dosa"', '“dosa”'],
  ['"masala dosa', '“masala dosa”'],
  ['a "b" c', '“a "b" c”'],
])('%s is quoted as %s', (query, quoted) => {
  expect(quote(query)).toBe(quoted)
})

test.each([
  [{ state: 'TX', query: 'kiran' }, '1 restaurant in Texas matching “kiran”', undefined],
  [{ state: 'IL' }, 'Best Indian Restaurants in Illinois', '1 restaurant in Illinois'],
  [{ query: 'dosa' }, '7 restaurants mention “dosa”', '0 restaurants matching “dosa”'],
] as const)('%o is titled "%s", and counted where it is shared', (search, title, line) => {
  const view = findRestaurants(someRestaurants, search)
  expect(viewTitle(view)).toBe(title)
  expect(describeResults(view)).toBe(line ?? title)
})

test.each([
  [{ state: 'DC' }, '1 restaurant found in Washington, D.C.'],
  [{ query: 'houston' }, '2 restaurants found.'],
  [{ state: 'CA', list: 'nadu-chicago' }, 'No restaurants found in California on this list.'],
  [
    { award: 'michelin.james-beard', cuisine: 'Sri Lankan', price: '2' },
    'No Michelin- or James Beard-recognized Sri Lankan restaurants found priced $$.',
  ],
  [
    { query: 'xqzjv' },
    'No restaurants found matching your search. You can search for names, dishes, chefs, awards, addresses, cities and ZIP codes.',
  ],
  [{ query: '$$' }, '7 restaurants priced $$. No restaurants found matching your search.'],
  [
    { state: 'NY', query: 'huoston' },
    'Did you mean “Houston”? 2 restaurants below. No restaurants found matching your search.',
  ],
] as const)('screen readers say %o as "%s"', (search, spoken) => {
  expect(describeForScreenReader(findRestaurants(someRestaurants, search))).toBe(spoken)
})
