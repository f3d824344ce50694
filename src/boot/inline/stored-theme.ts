import { showTheme, themeKey } from '#src/boot/show-theme.ts'

/** Without it, a visitor with the dark theme on a light system sees a flash of the light page at every load. */
export function showStoredTheme(): void {
  try {
    const theme = localStorage.getItem(themeKey)
    if (theme === 'light' || theme === 'dark') {
      showTheme(theme)
    }
  } catch {}
}
