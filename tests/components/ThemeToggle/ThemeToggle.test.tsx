import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showStoredTheme } from '#src/boot/show-theme.ts'
import { ThemeToggle } from '#src/components/ThemeToggle/ThemeToggle.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  delete document.documentElement.dataset.theme
  vi.restoreAllMocks()
})

const looks = () => [screen.getByRole('button').textContent, document.documentElement.dataset.theme]

test.each(['purple', '', 'Dark', '<script>'])('a stored %j is no theme', (stored) => {
  localStorage.setItem('theme', stored)
  showStoredTheme()
  render(<ThemeToggle />)
  expect(looks()).toEqual(['Switch to light theme', 'system'])
})

test('a browser that refuses storage still shows the chosen theme on this page', async () => {
  for (const method of ['getItem', 'setItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
  }
  showStoredTheme()
  render(<ThemeToggle />)
  await act(async () => fireEvent.click(screen.getByRole('button')))
  expect(looks()).toEqual(['Switch to dark theme', 'light'])
})
