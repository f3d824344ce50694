import { expect, test } from 'vitest'
import { describeFoundPlaces, describePlaces } from '#src/domain/map/caption.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { anyRestaurant } from '#tests/domain/restaurant/some-restaurants.ts'

const list = (['NY', 'CA', 'NY', 'DC', 'NY', 'CA'] as const).map((state, index): Restaurant => ({
  ...anyRestaurant,
  rank: index + 1,
  slug: 'kitchen',
  name: 'Kitchen',
  city: 'Town',
  state,
}))
const pick = (...ranks: number[]) => list.filter(({ rank }) => ranks.includes(rank))

test('the caption of the whole list: how many, where, and which states have most', () => {
  const whole =
    'Six restaurants in two states and the District of Columbia. New York has three, California two.'
  expect(describePlaces(list)).toBe(whole)
  expect(describeFoundPlaces(list, list)).toBe(whole)
  expect(describePlaces(pick(2, 3))).toBe('Two restaurants in two states.')
})

test('the caption of a view: how many of all, where, and the best rank', () => {
  expect(describeFoundPlaces(list, pick(2, 6))).toBe('Two of the six in California, led by No. 2.')
  expect(describeFoundPlaces(list, pick(4))).toBe('One of the six in Washington, D.C.: No. 4.')
  expect(describeFoundPlaces(list, pick(2, 3))).toBe('Two of the six in two states, led by No. 2.')
  expect(describeFoundPlaces(list, pick(2, 3, 4))).toBe(
    'Three of the six in two states and the District of Columbia, led by No. 2.',
  )
  expect(describeFoundPlaces(list, pick(3, 4))).toBe(
    'Two of the six in one state and the District of Columbia, led by No. 3.',
  )
  expect(describeFoundPlaces(list, [])).toBe('Nothing to show on the map.')
})
