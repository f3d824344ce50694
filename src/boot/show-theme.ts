import { readStorage } from './browser-storage.ts'
import { pageState } from './page-state.ts'

export const themeKey = 'theme'

/** As in styles/_palette.scss, for the bars of the browser. */
export const paperColors = { light: '#fcf7ec', dark: '#180d14' }

export function showTheme(theme: keyof typeof paperColors | 'system' = 'system'): void {
  pageState().theme = theme
  for (const meta of document.querySelectorAll<HTMLMetaElement>('[data-scheme]')) {
    const { scheme } = meta.dataset
    const forTheme = theme === scheme ? 'all' : 'not all'
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${scheme})` : forTheme
  }
}

export function showStoredTheme(): void {
  const stored = readStorage('localStorage', themeKey)
  const isTheme = stored === 'light' || stored === 'dark' || stored === 'system'
  showTheme(isTheme ? stored : pageState().theme)
}
