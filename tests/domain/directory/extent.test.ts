import { expect, test } from 'vitest'
import { describeExtent } from '#src/domain/directory/extent.ts'
import { someRestaurants } from '#tests/domain/restaurant/some-restaurants.ts'

test.each([
  [['NY', 'TX', 'TX'], '2 states'],
  [['NY'], '1 state'],
  [['NY', 'DC'], '1 state and the District of Columbia'],
  [['DC', 'NY', 'DC', 'TX'], '2 states and the District of Columbia'],
] as const)('%j are in %s: the District of Columbia is no state', (states, extent) => {
  expect(describeExtent(states.map((state) => ({ state })))).toBe(extent)
})

test('each state counts once, however many restaurants it has', () => {
  expect(describeExtent(someRestaurants)).toBe('5 states and the District of Columbia')
})
