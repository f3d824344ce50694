import { useSyncExternalStore } from 'react'
import { Icon, type IconName } from '#src/components/Icon/Icon.tsx'
import { chooseTheme, readTheme, subscribeToTheme, type Theme } from './theme.ts'
import styles from './ThemeToggle.module.scss'

const themes: Record<Theme, { icon: IconName; label: string; next: Theme }> = {
  system: { icon: 'sun-moon', label: 'Theme: as your system', next: 'light' },
  light: { icon: 'sun', label: 'Theme: light', next: 'dark' },
  dark: { icon: 'moon', label: 'Theme: dark', next: 'system' },
}

/** Goes round the three themes. Without a script there is nothing to choose, so it is not shown. */
export function ThemeToggle() {
  const theme = useSyncExternalStore(subscribeToTheme, readTheme, () => 'system' as const)
  const { icon, label } = themes[theme]
  // From the page: a second click may come before the first is drawn.
  const chooseNext = () => chooseTheme(themes[readTheme()].next)
  return (
    <button type="button" className={styles.toggle} title={label} onClick={chooseNext}>
      <Icon name={icon} />
      <span className={styles.label}>{label}</span>
    </button>
  )
}
