import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { showTheme } from '#src/boot/show-theme.ts'
import { ThemeColors } from '#src/components/ThemeToggle/ThemeColors.tsx'

beforeEach(() => {
  document.head.innerHTML = renderToStaticMarkup(<ThemeColors />)
})

/** The theme of the page, and the `media` of the metas that color the browser's bars. */
function shown() {
  const metas = document.querySelectorAll('meta[name="theme-color"]')
  return {
    theme: document.documentElement.dataset.theme,
    // jsdom knows no `media` of a meta: what is set there is no attribute.
    bars: [...metas].map((meta) =>
      String(Reflect.get(meta, 'media') ?? meta.getAttribute('media')),
    ),
  }
}

const ofSystem = ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']

test('until a theme is shown, the bars follow the system, each in the paper of its theme', () => {
  expect(shown()).toEqual({ theme: undefined, bars: ofSystem })
  const colors = [...document.querySelectorAll('meta')].map((meta) => meta.content)
  expect(new Set(colors).size).toBe(2)
})

test.each([
  ['light', ['all', 'not all']],
  ['dark', ['not all', 'all']],
] as const)('%s colors page and bars, whatever the system says', (theme, bars) => {
  showTheme(theme)
  expect(shown()).toEqual({ theme, bars })
})
