import { pageState } from './page-state.ts'

export const themeKey = 'theme'

/** As in styles/_palette.scss, for the bars of the browser. */
export const paperColors = { light: '#fcf7ec', dark: '#180d14' }

/** @param theme undefined: as the system */
export function showTheme(theme: 'light' | 'dark' | undefined): void {
  if (theme) {
    pageState().theme = theme
  } else {
    delete pageState().theme
  }
  for (const meta of document.querySelectorAll<HTMLMetaElement>('[data-scheme]')) {
    const { scheme } = meta.dataset
    const forTheme = theme === scheme ? 'all' : 'not all'
    meta.media = theme ? forTheme : `(prefers-color-scheme: ${scheme})`
  }
}

export function showStoredTheme(): void {
  try {
    const stored = localStorage.getItem(themeKey)
    showTheme(stored === 'light' || stored === 'dark' ? stored : undefined)
  } catch {}
}
