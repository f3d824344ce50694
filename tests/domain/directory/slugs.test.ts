import fc from 'fast-check'
import { expect, test } from 'vitest'
import { directorySchema } from '#src/domain/directory/directory-filters.ts'
import { directoryList } from '#src/domain/directory/directory-list.ts'
import { joinKnown, splitSlugs } from '#src/domain/directory/slugs.ts'
import { hrefOf } from '#src/domain/finding/list-definition.ts'
import {
  describeForScreenReader,
  describeResults,
  viewTitle,
} from '#src/domain/finding/sentences.ts'
import { findView } from '#src/domain/finding/view.ts'
import { parseQueryString } from '#src/domain/url/query-string.ts'
import { searchFor } from '#tests/domain/directory/search-for.ts'
import { someRestaurants } from '#tests/domain/restaurant/some-restaurants.ts'

const slugs = someRestaurants.map(({ slug }) => slug)
const manySlugs = Array.from({ length: 80 }, (_, index) => `kitchen-${index}`)
const anySlugs = fc.array(
  fc.oneof(fc.constantFrom(...manySlugs), fc.string(), fc.constantFrom('__proto__', 'constructor')),
)
const schema = directorySchema(['TX', 'NY'], slugs)

const hrefOfUrl = (queryString: string) =>
  hrefOf(directoryList, schema.parse(parseQueryString(queryString)))
const viewOfList = (list: string, rest = {}) =>
  findView(directoryList, someRestaurants, searchFor({ list, ...rest }))

test('a list has known slugs only, each once, by rank', () => {
  fc.assert(
    fc.property(anySlugs, (some) => {
      const joined = splitSlugs(joinKnown(some, manySlugs))
      expect(joined).toEqual(manySlugs.filter((slug) => some.includes(slug)))
    }),
  )
})

test.each([
  ['?list=nadu-chicago.semma-new-york', '/restaurants?list=semma-new-york.nadu-chicago'],
  ['?list=SEMMA-New-York', '/restaurants?list=semma-new-york'],
  ['?list=closed-years-ago.nadu-chicago', '/restaurants?list=nadu-chicago'],
  ['?list=closed-years-ago', '/restaurants?list=unknown'],
  ['?list=unknown', '/restaurants?list=unknown'],
  ['?list=', '/restaurants'],
  ['?list=nadu-chicago&query=dosa&state=ny', '/restaurants?state=NY&list=nadu-chicago&query=dosa'],
])('the one URL of %s is %s', (queryString, href) => {
  expect(hrefOfUrl(queryString)).toBe(href)
})

test('a list has a title, a count and words for who hears it', () => {
  const list = 'semma-new-york.musaafer-houston.nadu-chicago'
  expect(viewTitle(viewOfList(list))).toBe('Shared list: 3 restaurants')
  expect(viewTitle(viewOfList('semma-new-york'))).toBe('Shared list: 1 restaurant')
  expect(viewTitle(viewOfList(list, { state: 'TX' }))).toBe('Shared list: restaurants in Texas')
  expect(describeResults(viewOfList(list))).toBe('3 restaurants on this list')
  expect(describeForScreenReader(viewOfList(list))).toBe('3 restaurants found on this list.')
  expect(describeForScreenReader(viewOfList(list, { state: 'CA' }))).toBe(
    'No restaurants found in California on this list.',
  )
})

test('a list in which no restaurant is known shows all of them under the usual title', () => {
  const view = viewOfList('unknown')
  expect(view.found).toHaveLength(someRestaurants.length)
  expect(viewTitle(view)).toBe('Best Indian Restaurants in the USA')
})
