import { showTheme, themeKey } from '#src/boot/show-theme.ts'

/** Avoids a flash of the other theme. */
export function showStoredTheme(): void {
  try {
    const theme = localStorage.getItem(themeKey)
    if (theme === 'light' || theme === 'dark') {
      showTheme(theme)
    }
  } catch {}
}
