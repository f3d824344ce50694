import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { showStoredTheme } from '#src/boot/inline/stored-theme.ts'
import { ThemeToggle } from '#src/components/ThemeToggle/ThemeToggle.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  delete document.documentElement.dataset.theme
  vi.restoreAllMocks()
})

const press = () => fireEvent.click(screen.getByRole('button'))
const themes = () => [
  screen.getByRole('button').textContent,
  document.documentElement.dataset.theme,
]
const openPage = () => {
  cleanup()
  delete document.documentElement.dataset.theme
  showStoredTheme()
  render(<ThemeToggle />)
}

test('the button goes from the system to light, to dark, and back, and each choice is stored', () => {
  openPage()
  expect(themes()).toEqual(['Switch to light theme', undefined])
  press()
  expect(themes()).toEqual(['Switch to dark theme', 'light'])
  press()
  expect(themes()).toEqual(['Switch to system theme', 'dark'])
  openPage()
  expect(themes()).toEqual(['Switch to system theme', 'dark'])
  press()
  expect(themes()).toEqual(['Switch to light theme', undefined])
  openPage()
  expect(themes()).toEqual(['Switch to light theme', undefined])
})

test.each(['purple', '', '<script>'])('a stored %j is no theme', (stored) => {
  localStorage.setItem('theme', stored)
  openPage()
  expect(themes()).toEqual(['Switch to light theme', undefined])
})

test('a browser without storage still shows the chosen theme on this page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  openPage()
  press()
  expect(themes()).toEqual(['Switch to dark theme', 'light'])
})

test('the server, which does not know the stored theme, renders the theme of the system', () => {
  document.documentElement.dataset.theme = 'dark'
  expect(renderToString(<ThemeToggle />)).toContain('Switch to light theme')
})
