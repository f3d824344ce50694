import { expect, test } from 'vitest'
import { searchSchema } from '#src/domain/finding/search-schema.ts'
import { directoryFilters } from '#src/domain/directory/directory-filters.ts'
import { directoryList } from '#src/domain/directory/directory-list.ts'
import { chooseValue, filterOf, hrefOf, isChosen } from '#src/domain/finding/list-definition.ts'
import { describeFilters } from '#src/domain/finding/sentences.ts'
import { searchFor } from '#tests/domain/directory/search-for.ts'

const schema = searchSchema(directoryFilters, { states: [], slugs: [] })

test.each([
  ['1.2', '1.2'],
  ['2.1', '1.2'],
  ['2,1', '1.2'],
  ['1.1.9', '1'],
  ['1.2.3.4', 'All'],
])('the prices %s are written %s', (price, canonical) => {
  expect(schema.parse({ price }).price).toBe(canonical)
})

test('two prices are one view, and its pills add and remove', () => {
  const price = filterOf(directoryList, 'price')
  const both = searchFor({ price: chooseValue(price, searchFor({ price: '2' }), '1') })
  expect(hrefOf(directoryList, both)).toBe('/restaurants?price=1.2')
  expect(chooseValue(price, both, '2')).toBe('1')
  expect(chooseValue(price, searchFor({ price: '1' }), '1')).toBe('All')
  expect(chooseValue(price, both, 'All')).toBe('All')
  expect(['1', '2', '3'].map((tier) => isChosen(price, both, tier))).toEqual([true, true, false])
  expect(describeFilters(directoryList, searchFor({ price: '1.2.4' }))).toBe('priced $, $$ or $$$$')
})
