// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { showStoredTheme } from '#src/boot/inline/theme.ts'
import { showTheme, writeThemeColorMetas } from '#src/boot/theme.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  showTheme(undefined)
})

const shown = () => document.documentElement.dataset.theme
const barsOf = () => {
  const metas = document.querySelectorAll('meta[name="theme-color"]')
  // jsdom knows no `media` of a meta: what is set there is no attribute.
  return [...metas].map((meta) => String(Reflect.get(meta, 'media') ?? meta.getAttribute('media')))
}

test('a remembered theme is on the page and in the browser’s bars before the first paint', () => {
  document.head.innerHTML = writeThemeColorMetas()
  expect(barsOf()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
  localStorage.setItem('theme', 'dark')
  showStoredTheme()
  expect(shown()).toBe('dark')
  expect(barsOf()).toEqual(['not all', 'all'])
  showTheme(undefined)
  expect(shown()).toBeUndefined()
  expect(barsOf()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
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
