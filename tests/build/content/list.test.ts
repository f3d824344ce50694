import { expect, test } from 'vitest'
import { readListFacts } from '#src/build/content/list.ts'

test('the date of the last update is read', () => {
  expect(readListFacts({ file: 'list.yaml', text: 'updated: October 1, 2025' })).toEqual({
    updated: 'October 1, 2025',
  })
})

test.each(['updated: 2025-10-01', 'updated: October 32, 2025', 'date: October 1, 2025'])(
  '%s is no date of an update',
  (text) => {
    expect(() => readListFacts({ file: 'list.yaml', text })).toThrow('list.yaml, line 1')
  },
)
