import { expect, test } from 'vitest'
import { blogList } from '#src/domain/blog/list.ts'

test.each([
  [0, 'Showing 0 articles'],
  [1, 'Showing 1 article'],
  [7, 'Showing 7 articles'],
])('%i articles read "%s"', (count, line) => {
  expect(blogList.words.count(count, blogList.defaults)).toBe(line)
})
