import fc from 'fast-check'
import { expect, test } from 'vitest'
import { directorySchema, priceTiers } from '#src/domain/directory/directory-schema.ts'
import { directoryList } from '#src/domain/directory/directory-list.ts'
import { joinKnown, splitValues } from '#src/domain/directory/param-values.ts'
import { hrefOf, isIndexed } from '#src/domain/finding/list.ts'
import { cuisines } from '#src/domain/restaurant/restaurant-values.ts'
import { parseQueryString } from '#src/domain/url/query-string.ts'
import { toQueryText } from '#src/domain/url/query-text.ts'
import { anyText } from '#tests/any-text.ts'
import { searchFor } from '#tests/search-for.ts'
import { someRestaurants } from '#tests/domain/restaurant/some-restaurants.ts'
import { content } from '#tests/site-content.ts'

const states = ['CA', 'NY', 'TX'] as const
const slugs = someRestaurants.map(({ slug }) => slug)
const schema = directorySchema(states, slugs)
const prices = ['1', '2', '1.2', '2.3.4'] as const
const anyView = fc
  .record({
    state: fc.constantFrom('All' as const, ...states),
    price: fc.constantFrom('All' as const, ...prices),
    cuisine: fc.constantFrom('All' as const, ...cuisines),
    award: fc.constantFrom('All', 'michelin', 'james-beard', 'michelin.james-beard'),
    list: fc.subarray(slugs).map((some) => some.join('.')),
    query: fc.string({ unit: 'grapheme' }).map(toQueryText),
  })
  .map((search) => searchFor(search))
const parseHref = (href: string) => parseQueryString(href.slice(directoryList.path.length))
const anyParams = fc.dictionary(
  fc.oneof(
    fc.constantFrom(...Object.keys(directoryList.filters), 'query', '__proto__', 'constructor'),
    fc.string(),
  ),
  fc.oneof(
    anyText(),
    fc.array(fc.constantFrom(...slugs, 'gone', '')).map((some) => some.join('.')),
    fc.array(fc.string()),
    fc.constant(undefined),
    fc.anything(),
  ),
)

test.each([
  [{ cuisine: 'Nepali' }, 'Best Restaurants of Nepali Cuisine in the USA'],
  [{ award: 'michelin', state: 'NY' }, 'Michelin-recognized restaurants in New York'],
  [
    { award: 'michelin.james-beard', cuisine: 'Sri Lankan', price: '2' },
    'Michelin- or James Beard-recognized Sri Lankan restaurants in the USA priced $$',
  ],
  [{ list: 'semma-new-york.nadu-chicago' }, 'Shared list: 2 restaurants'],
  [{ list: 'semma-new-york', cuisine: 'Nepali' }, 'Shared list: Nepali restaurants'],
  [{ list: 'unknown' }, 'Best Indian Restaurants in the USA'],
] as const)('the heading of %o is "%s"', (search, heading) => {
  expect(directoryList.heading(searchFor(search), content.restaurants)).toBe(heading)
})

test('the heading names another cuisine where all restaurants of the view have it', () => {
  const nepali = someRestaurants.map((one) => ({ ...one, cuisine: 'Nepali' as const }))
  expect(directoryList.heading(searchFor({ state: 'TX' }), nepali)).toBe(
    'Best Nepali Restaurants in Texas',
  )
  const mixed = [...someRestaurants, ...nepali]
  expect(directoryList.heading(searchFor({}), mixed)).toBe('Best Indian Restaurants in the USA')
})

test.each([
  [{ cuisine: 'Nepali' }, true],
  [{ award: 'james-beard' }, true],
  [{ award: 'michelin.james-beard' }, false],
  [{ state: 'CA', cuisine: 'Indian' }, false],
  [{ price: '2' }, false],
  [{ list: 'semma-new-york' }, false],
] as const)('the view %o is for search engines: %s', (search, isFor) => {
  expect(isIndexed(directoryList, content.restaurants, searchFor(search))).toBe(isFor)
})

test('every view is read back from the URL that a link to it writes', () => {
  fc.assert(
    fc.property(anyView, (view) => {
      expect(schema.parse(parseHref(hrefOf(directoryList, view)))).toEqual(view)
    }),
  )
})

test('reading any params gives a view of the list, which is read as it is', () => {
  fc.assert(
    fc.property(anyParams, (params) => {
      const view = schema.parse(params)
      expect(schema.parse(view)).toEqual(view)
      expect(Object.keys(view)).toEqual(Object.keys(directoryList.defaults))
      expect(['All', ...states]).toContain(view.state)
      const tiers = joinKnown(splitValues(view.price), priceTiers) || 'a tier'
      expect(['All', tiers]).toContain(view.price)
      expect(view.query).toBe(toQueryText(view.query))
      const listed = slugs.filter((slug) => view.list.split('.').includes(slug))
      expect(['unknown', listed.join('.')]).toContain(view.list)
    }),
  )
})
