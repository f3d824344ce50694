import { useSyncExternalStore } from 'react'
import { pageState } from '#src/boot/page-state.ts'
import { paperColors, showTheme, themeKey } from '#src/boot/show-theme.ts'
import { writeStorage } from '#src/boot/browser-storage.ts'
import { Icon } from '#src/components/Icon/Icon.tsx'
import { announce } from '#src/components/LiveRegion/messages.ts'
import { VisuallyHidden } from '#src/components/VisuallyHidden/VisuallyHidden.tsx'
import styles from './ThemeToggle.module.scss'

const themes = {
  system: { icon: 'sun-moon', next: 'light' },
  light: { icon: 'sun', next: 'dark' },
  dark: { icon: 'moon', next: 'system' },
} as const

export function ThemeToggle() {
  // The server does not know the theme.
  const theme = useSyncExternalStore(subscribe, getTheme, () => 'system' as const)
  const { icon, next } = themes[theme]
  const label = `Switch to ${next} theme`

  const chooseNext = () => {
    showTheme(next)
    writeStorage('localStorage', themeKey, next)
    announce(`${next} theme`)
  }
  return (
    <button type="button" className={styles.toggle} title={label} onClick={chooseNext}>
      <Icon name={icon} />
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
