import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeMap, describeSpread } from '#src/domain/map/caption.ts'
import { inWords } from '#src/domain/language/in-words.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'

const entry = (rank: number, state: Restaurant['state']): Restaurant => ({
  rank,
  slug: `kitchen-${rank}`,
  name: `Kitchen ${rank}`,
  city: 'Town',
  order: 'dosa',
  state,
  priceRange: '$$',
  cuisine: 'Indian',
  description: 'A kitchen.',
})

const list = [
  entry(1, 'NY'),
  entry(2, 'CA'),
  entry(3, 'NY'),
  entry(4, 'DC'),
  entry(5, 'NY'),
  entry(6, 'CA'),
]

test('the whole list: how many, where, and who has most', () => {
  expect(describeMap(list, list, 'All')).toBe(
    'Six restaurants in 2 states and the District of Columbia. New York has three, California two.',
  )
  expect(describeSpread(list).title).toBe('Where the six are')
})

test('a view: how many of them, and the best', () => {
  expect(describeMap(list, [list[1], list[5]] as Restaurant[], 'CA')).toBe(
    'Two of the six in California, led by No. 2.',
  )
  expect(describeMap(list, [list[3]] as Restaurant[], 'DC')).toBe(
    'One of the six in Washington, D.C.: No. 4.',
  )
  expect(describeMap(list, [list[1], list[2]] as Restaurant[], 'All')).toBe(
    'Two of the six in two states, led by No. 2.',
  )
  expect(describeMap(list, [], 'All')).toBe('No plate on the map.')
})

test('counts are words of running text, from 100 on figures', () => {
  expect([1, 12, 20, 50, 51, 99, 100].map(inWords)).toEqual([
    'one',
    'twelve',
    'twenty',
    'fifty',
    'fifty-one',
    'ninety-nine',
    '100',
  ])
  fc.assert(
    fc.property(fc.nat(150), fc.nat(150), (one, other) => {
      expect(inWords(one) === inWords(other)).toBe(one === other)
    }),
  )
})
