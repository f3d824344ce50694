import { createLink, Link, useLocation } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { MainMenu } from '#src/components/MainMenu/MainMenu.tsx'
import { SavedListLink } from '#src/components/SavedListLink/SavedListLink.tsx'
import { ThemeToggle } from '#src/components/ThemeToggle/ThemeToggle.tsx'
import { Wordmark } from '#src/components/Wordmark/Wordmark.tsx'
import { navigation, site } from '#src/site.ts'
import styles from './SiteHeader.module.scss'

export function SiteHeader() {
  return (
    <header className={styles.header}>
      <div className={styles.wrap}>
        <Link to="/" className={styles.logo} aria-label="Pattal, home">
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

/** The router calls every page below a section the current page. */
const NavigationLink = createLink(({ children, ...props }: ComponentProps<'a'>) => {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const isBelow = props['aria-current'] && props.href !== path
  return (
    <a {...props} aria-current={isBelow ? 'true' : props['aria-current']}>
      {children}
    </a>
  )
})

export function NavigationList() {
  return (
    <ul>
      {navigation.map(({ to, label }) => (
        <li key={to}>
          <NavigationLink to={to} activeOptions={{ includeSearch: false }}>
            {label}
          </NavigationLink>
        </li>
      ))}
    </ul>
  )
}
