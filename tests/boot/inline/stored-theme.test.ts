import { afterEach, expect, test, vi } from 'vitest'
import { showStoredTheme } from '#src/boot/inline/stored-theme.ts'
import { showTheme } from '#src/boot/show-theme.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  showTheme(undefined)
})

const shown = () => document.documentElement.dataset.theme

test('a remembered theme is on the page before the first paint', () => {
  localStorage.setItem('theme', 'dark')
  showStoredTheme()
  expect(shown()).toBe('dark')
})

test.each(['purple', '', 'Dark'])('%j is no theme', (stored) => {
  localStorage.setItem('theme', stored)
  showStoredTheme()
  expect(shown()).toBeUndefined()
})

test('a browser that refuses storage shows the theme of the system', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(showStoredTheme).not.toThrow()
  expect(shown()).toBeUndefined()
})
