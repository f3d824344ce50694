import { expect, test } from 'vitest'
import { findNeighbors } from '#src/domain/article/neighbors.ts'

const articles = [{ id: 'newest' }, { id: 'middle' }, { id: 'oldest' }]

test.each([
  ['newest', 'middle', undefined],
  ['middle', 'oldest', 'newest'],
  ['oldest', undefined, 'middle'],
  ['unknown', undefined, undefined],
])('before %s comes %s and after it %s', (id, previous, next) => {
  const neighbors = findNeighbors(articles, id)
  expect([neighbors.previous?.id, neighbors.next?.id]).toEqual([previous, next])
})
