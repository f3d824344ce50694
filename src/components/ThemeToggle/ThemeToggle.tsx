import { useSyncExternalStore } from 'react'
import { pageState } from '#src/boot/page-state.ts'
import { paperColors, showTheme, themeKey } from '#src/boot/show-theme.ts'
import { writeStorage } from '#src/components/browser-storage.ts'
import { Icon } from '#src/components/Icon/Icon.tsx'
import { VisuallyHidden } from '#src/components/VisuallyHidden/VisuallyHidden.tsx'
import styles from './ThemeToggle.module.scss'

// From Lucide (ISC), https://lucide.dev
const moon = 'M20.5 14.5A8.5 8.5 0 0 1 9.5 3.5a8.5 8.5 0 1 0 11 11Z'
const sun =
  'M12 7.8a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4'
const sunAndMoon =
  'M12 2v2M14.84 16.39a6 6 0 1 1-7.23-7.23c.63-.15.97.66.72 1.25a4 4 0 0 0 5.26 5.26c.59-.25 1.4.09 1.25.72ZM16 12a4 4 0 0 0-4-4M19 5l-1.26 1.26M20 12h2'

const themes = {
  system: { icon: sunAndMoon, next: 'light' },
  light: { icon: sun, next: 'dark' },
  dark: { icon: moon, next: 'system' },
} as const

export function ThemeToggle() {
  // The server does not know the theme.
  const theme = useSyncExternalStore(subscribe, getTheme, () => 'system' as const)
  const { icon, next } = themes[theme]
  const label = `Switch to ${next} theme`

  const chooseNext = () => {
    showTheme(next)
    writeStorage('localStorage', themeKey, next)
  }
  return (
    <button type="button" className={styles.toggle} title={label} onClick={chooseNext}>
      <Icon path={icon} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  )
}

/** The colors of the browser's bars, which `showTheme` switches. HeadContent would drop one of two equal names. */
export function ThemeColors() {
  return Object.entries(paperColors).map(([scheme, color]) => (
    <meta
      key={scheme}
      name="theme-color"
      data-scheme={scheme}
      media={`(prefers-color-scheme: ${scheme})`}
      content={color}
      suppressHydrationWarning
    />
  ))
}

const getTheme = () => pageState().theme ?? 'system'

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
