import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceTiers } from '#src/domain/directory/directory-schema.ts'
import { directoryList } from '#src/domain/directory/directory-list.ts'
import { choicesOf } from '#src/domain/finding/list.ts'
import { filterLinks } from '#src/domain/finding/view.ts'
import { usStates } from '#src/domain/restaurant/us-states.ts'
import { withPart } from '#tests/any-text.ts'
import { findArticles, findRestaurants, searchFor } from '#tests/search-for.ts'
import { content } from '#tests/site-content.ts'

const { restaurants, articles } = content
const anyState = fc.constantFrom('All' as const, ...restaurants.map(({ state }) => state))
const names = restaurants.flatMap(({ name, city, state }) => [name, city, state, usStates[state]])
const anyPart = withPart(fc.constantFrom(...names), 6).map(({ part }) => part)
const anyQuery = fc.oneof(anyPart, fc.string({ maxLength: 5 }))
const anyPrice = fc.constantFrom('All', ...priceTiers)
const slugs = restaurants.map(({ slug }) => slug)
const anyList = fc.oneof(
  fc.constantFrom('', 'unknown'),
  fc.subarray(slugs, { minLength: 1, maxLength: 5 }).map((some) => some.join('.')),
)
const anySearch = fc
  .record({ state: anyState, price: anyPrice, list: anyList, query: anyQuery })
  .map((search) => searchFor(search))

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[‘’ʼ`´]/g, "'")
    .toLowerCase()

test('a view lists what a naive reading of the rule lists, each once', () => {
  const plainText = anyQuery.filter((text) => /^[\w ’'-]*$/.test(text))
  fc.assert(
    fc.property(anyState, anyPrice, anyList, plainText, (state, price, list, query) => {
      // The rule of the specification, as plainly as it can be written.
      const needle = plain(query).trim().replaceAll(/\s+/g, ' ')
      const expected = restaurants.filter((one) => {
        const name = needle.length > 2 ? usStates[one.state] : ''
        return (
          [one.name, one.city, one.state, name].some((text) => plain(text).includes(needle)) &&
          (state === 'All' || one.state === state) &&
          (price === 'All' || one.priceRange.length === Number(price)) &&
          (['', 'unknown'].includes(list) || list.split('.').includes(one.slug))
        )
      })
      const search = searchFor({ state, price, list, query })
      const found = findRestaurants(restaurants, search).found.map(({ item }) => item)
      expect(found.toSorted((a, b) => a.rank - b.rank)).toEqual(expected)
    }),
  )
})

test('each value of a filter counts what its own view lists', () => {
  const choices = [
    ...choicesOf(directoryList, restaurants),
    ...Object.keys(directoryList.filters).map((param) => ({ param, value: 'All' })),
  ]
  fc.assert(
    fc.property(anySearch, (search) => {
      const view = findRestaurants(restaurants, search)
      fc.pre(view.inText.length > 0)
      const { countWith } = filterLinks(view)
      for (const { param, value } of choices) {
        const { found } = findRestaurants(restaurants, { ...search, [param]: value })
        expect(countWith(param, value), value).toBe(found.length)
      }
    }),
  )
})

test('help adds what mentions a text to what is listed, and repeats nothing', () => {
  const words = articles.flatMap(({ html }) => html.match(/\p{L}+/gu) ?? [])
  const categories = fc.constantFrom('All' as const, ...articles.map(({ category }) => category))
  const allOf = ({ found, help }: ReturnType<typeof findArticles | typeof findRestaurants>) =>
    [...found, ...(help?.entries ?? []), ...(help?.more?.entries ?? [])].map(({ item }) => item)
  fc.assert(
    fc.property(fc.constantFrom(...words), categories, (query, category) => {
      const all = allOf(findArticles(articles, { query, category }))
      expect(all, query).toHaveLength(new Set(all).size)
    }),
    { examples: [['India', 'Fine Dining']] },
  )
  for (const query of ['nan', 'india']) {
    const view = findRestaurants(restaurants, { query })
    expect(view.help?.heading, query).toMatch(/^\d+ more restaurants mention /)
    expect(allOf(view), query).toHaveLength(new Set(allOf(view)).size)
  }
  // Musaafer has the nearest star, and is among the nearest.
  const far = findRestaurants(restaurants, { query: 'michelin star in dallas' })
  expect(far.help?.more?.heading).toBe('The nearest on our list')
  expect(allOf(far)).toHaveLength(new Set(allOf(far)).size)
})
