import { expect, test } from 'vitest'
import { directoryList } from '#src/domain/directory/list.ts'

test.each([
  ['$', '1'],
  ['$$$$', '4'],
  ['cheap', '1'],
  ['cheap eats', '1'],
  ['under $20', '1'],
  ['less than 15', '1'],
  ['$10', '1'],
  ['fine dining', '4'],
])('%j asks for the price %s', (text, price) => {
  expect(directoryList.asks?.(text)).toEqual({ price })
})

test.each(['92116', 'under', '$$$$$', 'cheapest chicken', 'dosa', 'wine'])(
  '%j asks for no filter',
  (text) => {
    expect(directoryList.asks?.(text)).toBeUndefined()
  },
)
