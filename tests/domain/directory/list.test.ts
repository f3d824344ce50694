import { expect, test } from 'vitest'
import { directoryList } from '#src/domain/directory/list.ts'

test.each([
  [0, 'All', '0 restaurants found'],
  [1, 'All', '1 restaurant found'],
  [48, 'All', '48 restaurants found'],
  [3, 'CA', '3 restaurants found in CA'],
  [1, 'DC', '1 restaurant found in DC'],
  [0, 'TX', '0 restaurants found in TX'],
] as const)('%i found in %s reads "%s"', (count, state, line) => {
  expect(directoryList.words.count(count, { state, query: '' })).toBe(line)
})
