import { showTheme, themeKey } from '#src/boot/show-theme.ts'

/** Prevents a flash of the light page before the dark one. */
export function showStoredTheme(): void {
  try {
    const theme = localStorage.getItem(themeKey)
    if (theme === 'light' || theme === 'dark') {
      showTheme(theme)
    }
  } catch {}
}
