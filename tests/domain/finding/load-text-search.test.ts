import { expect, test, vi } from 'vitest'
import { blogList } from '#src/domain/blog/blog-list.ts'
import { blogTextSearch } from '#src/domain/blog/blog-text-search.ts'
import { loadedTextSearch, loadTextSearch } from '#src/domain/finding/load-text-search.ts'

test('offline a list stays as it is, and the next call tries again', async () => {
  const importTextSearch = vi
    .fn<typeof blogList.importTextSearch>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(blogTextSearch)
  const list = { ...blogList, importTextSearch }

  expect(loadedTextSearch(list)).toBeUndefined()
  expect(await loadTextSearch(list)).toBe(list)
  expect(loadedTextSearch(list)).toBe(list)

  const whole = await loadTextSearch(list)
  expect(whole).toEqual({ ...list, ...blogTextSearch })
  expect(await loadTextSearch(list)).toBe(whole)
  expect(loadedTextSearch(list)).toBe(whole)
  expect(importTextSearch).toHaveBeenCalledTimes(2)
})
