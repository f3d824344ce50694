import { expect, test, vi } from 'vitest'
import { loadOnce } from '#src/domain/finding/load-once.ts'

test('offline the fallback serves until a retry', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue('help')
  const loadHelp = loadOnce(load, 'no help')

  expect(await loadHelp()).toBe('no help')
  const failed = loadHelp()
  expect(loadHelp()).toBe(failed)
  expect(await loadHelp('retry')).toBe('help')
  expect(await loadHelp('retry')).toBe('help')
  expect(load).toHaveBeenCalledTimes(2)
})
