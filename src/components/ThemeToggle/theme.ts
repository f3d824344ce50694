import { showTheme, themeKey } from '#src/boot/theme.ts'
import { pageState } from '#src/boot/page-state.ts'

export type Theme = 'system' | 'light' | 'dark'

/** The theme of the page now. */
export function readTheme(): Theme {
  const { theme } = pageState()
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

/** Shows a theme and stores it; 'system' removes the stored one. */
export function chooseTheme(theme: Theme): void {
  showTheme(theme === 'system' ? undefined : theme)
  try {
    if (theme === 'system') {
      localStorage.removeItem(themeKey)
    } else {
      localStorage.setItem(themeKey, theme)
    }
  } catch {
    // Storage is refused: the theme lasts until the page is left.
  }
}

/** Calls back whenever the theme of the page changes. @returns what unsubscribes */
export function subscribeToTheme(callback: () => void): () => void {
  const observer = new MutationObserver(callback)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
