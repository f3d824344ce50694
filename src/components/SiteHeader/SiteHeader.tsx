import { Link } from '@tanstack/react-router'
import { MainMenu } from '#src/components/MainMenu/MainMenu.tsx'
import { OwnListLink } from '#src/components/OwnListLink/OwnListLink.tsx'
import { ThemeToggle } from '#src/components/ThemeToggle/ThemeToggle.tsx'
import { Wordmark } from '#src/components/Wordmark/Wordmark.tsx'
import { navigation, site } from '#src/site.ts'
import styles from './SiteHeader.module.scss'

export function SiteHeader() {
  return (
    <header className={styles.header}>
      <div className={styles.wrap}>
        <Link to="/" className={styles.logo} aria-label="Pattal, home" activeOptions={exact}>
          <Wordmark />
          <span className={styles.address}>{site.host}</span>
        </Link>
        <nav aria-label="Main" className={styles.nav}>
          <NavigationList />
        </nav>
        <div className={styles.tools}>
          <OwnListLink className={styles.own} />
          <ThemeToggle />
          <MainMenu>
            <nav aria-label="Menu">
              <NavigationList />
              <OwnListLink />
            </nav>
          </MainMenu>
        </div>
      </div>
    </header>
  )
}

const exact = { exact: true, includeSearch: false }

function NavigationList() {
  return (
    <ul>
      {navigation.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} activeOptions={exact}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
