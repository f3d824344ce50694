import { Link } from '@tanstack/react-router'
import { MainMenu } from '#src/components/MainMenu/MainMenu.tsx'
import { SavedListLink } from '#src/components/SavedListLink/SavedListLink.tsx'
import { ThemeToggle } from '#src/components/ThemeToggle/ThemeToggle.tsx'
import { Wordmark } from '#src/components/Wordmark/Wordmark.tsx'
import { site } from '#src/site.ts'
import { NavigationList } from './NavigationList.tsx'
import styles from './SiteHeader.module.scss'

export function SiteHeader() {
  return (
    <header className={styles.header}>
      <div className={styles.wrap}>
        <Link
          to="/"
          className={styles.logo}
          aria-label="Pattal, home"
          activeOptions={{ exact: true }}
        >
          <Wordmark />
          <span className={styles.address}>{site.host}</span>
        </Link>
        <nav aria-label="Main" className={styles.nav}>
          <NavigationList />
        </nav>
        <div className={styles.tools}>
          <SavedListLink className={styles.own} />
          <ThemeToggle />
          <MainMenu>
            <nav aria-label="Menu">
              <NavigationList />
              <SavedListLink />
            </nav>
          </MainMenu>
        </div>
      </div>
    </header>
  )
}
