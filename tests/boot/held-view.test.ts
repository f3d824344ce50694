// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isViewHeld, releaseView } from '#src/boot/held-view.ts'

const root = document.documentElement

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame'] })
})

afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['held', true],
  ['settling', false],
  ['served', false],
  [undefined, false],
])('a view that is %s', (view, held) => {
  delete root.dataset.view
  Object.assign(root.dataset, view && { view })
  expect(isViewHeld()).toBe(held)
})

test.each(['held', 'served'])('a %s view settles, until the next is painted', (view) => {
  root.dataset.view = view
  releaseView()
  expect(root.dataset.view).toBe('settling')
  vi.advanceTimersToNextFrame()
  expect(root.dataset.view).toBe('settling')
  vi.advanceTimersToNextFrame()
  expect(root.dataset.view).toBeUndefined()
})

test('a page that holds nothing back has nothing to settle', () => {
  delete root.dataset.view
  releaseView()
  expect(root.dataset.view).toBeUndefined()
})
