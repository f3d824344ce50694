import { showTheme, themeKey } from '#src/boot/show-theme.ts'
import { pageState } from '#src/boot/page-state.ts'

export type Theme = 'system' | 'light' | 'dark'

export function readTheme(): Theme {
  const { theme } = pageState()
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

export function chooseTheme(theme: Theme): void {
  showTheme(theme === 'system' ? undefined : theme)
  try {
    if (theme === 'system') {
      localStorage.removeItem(themeKey)
    } else {
      localStorage.setItem(themeKey, theme)
    }
  } catch {}
}

export function subscribeToTheme(callback: () => void): () => void {
  const observer = new MutationObserver(callback)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
