// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { showStoredTheme } from '#src/boot/inline/stored-theme.ts'
import { ThemeToggle } from '#src/components/ThemeToggle/ThemeToggle.tsx'
import '#tests/render.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  delete document.documentElement.dataset.theme
  vi.restoreAllMocks()
})

const shown = () => document.documentElement.dataset.theme
const toggle = () => screen.getByRole('button')
// A change of the theme reaches the button by a MutationObserver, which calls back soon after.
const press = () =>
  act(async () => {
    fireEvent.click(toggle())
  })
const openPage = () => {
  showStoredTheme()
  render(<ThemeToggle />)
}

test('the button goes from the system to light, to dark, and back', async () => {
  render(<ThemeToggle />)
  expect(toggle().textContent).toBe('Theme: system')
  await press()
  expect([toggle().textContent, shown()]).toEqual(['Theme: light', 'light'])
  await press()
  expect([toggle().textContent, shown()]).toEqual(['Theme: dark', 'dark'])
  await press()
  expect([toggle().textContent, shown()]).toEqual(['Theme: system', undefined])
})

test('a chosen theme is remembered, and shown before the page is', async () => {
  render(<ThemeToggle />)
  await press()
  await press()
  expect(localStorage.getItem('theme')).toBe('dark')
  cleanup()
  delete document.documentElement.dataset.theme
  openPage()
  expect(shown()).toBe('dark')
  expect(toggle().textContent).toBe('Theme: dark')
})

test('going back to the system forgets the choice', async () => {
  localStorage.setItem('theme', 'dark')
  document.documentElement.dataset.theme = 'dark'
  render(<ThemeToggle />)
  await press()
  expect(localStorage.getItem('theme')).toBeNull()
})

test.each(['purple', '', '<script>'])('a remembered %j is no theme', (stored) => {
  localStorage.setItem('theme', stored)
  openPage()
  expect(shown()).toBeUndefined()
  expect(toggle().textContent).toBe('Theme: system')
})

test('a browser that keeps nothing still shows the theme on this page', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  render(<ThemeToggle />)
  await press()
  expect(shown()).toBe('light')
})

test('the server, which knows no choice, renders the system theme', () => {
  document.documentElement.dataset.theme = 'dark'
  expect(renderToString(<ThemeToggle />)).toContain('Theme: system')
})
