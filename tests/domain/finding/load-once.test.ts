import { expect, test, vi } from 'vitest'
import { loadOnce } from '#src/domain/finding/load-once.ts'

test('offline the fallback serves, and a later call tries again', async () => {
  vi.useFakeTimers()
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue('help')
  const loadHelp = loadOnce(load, 'no help')

  const first = loadHelp()
  expect(await first).toBe('no help')
  expect(loadHelp()).toBe(first)
  vi.runAllTimers()
  expect(await loadHelp()).toBe('help')
  expect(await loadHelp()).toBe('help')
  expect(load).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})
