import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOneDish, joinOrder, splitOrder } from '#src/domain/restaurant/order.ts'

test('a comma outside of brackets parts two dishes', () => {
  expect(isOneDish('cod with honey, dill')).toBe(false)
  expect(isOneDish('cod (honey, dill)')).toBe(true)
})

test('dishes that were joined come apart as they were', () => {
  const word = fc.stringMatching(/^[a-z]{1,8}$/)
  const dish = fc
    .tuple(word, fc.array(word, { maxLength: 3 }))
    .map(([name, gloss]) => (gloss.length > 0 ? `${name} (${gloss.join(', ')})` : name))
  fc.assert(
    fc.property(fc.array(dish, { minLength: 1, maxLength: 3 }), (dishes) => {
      expect(splitOrder(joinOrder(dishes))).toEqual(dishes)
    }),
  )
})
