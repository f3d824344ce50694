import { Link } from '@tanstack/react-router'
import { Wordmark } from '#src/components/Wordmark/Wordmark.tsx'
import { navigation, site } from '#src/site.ts'
import styles from './SiteFooter.module.scss'

export function SiteFooter() {
  return (
    <footer className={styles.footer} data-surface="night">
      <div className={styles.wrap}>
        <div className={styles.top}>
          <div>
            <p className={styles.logo}>
              <Wordmark />
            </p>
            <p className={styles.celebrates}>{site.celebrates}</p>
          </div>
          <nav aria-label="Footer" className={styles.nav}>
            <ul>
              {navigation.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} activeOptions={{ exact: true, includeSearch: false }}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className={styles.end}>
          <p>{site.copyright}</p>
          <Link
            to="/about"
            hash="accessibility"
            activeOptions={{ includeHash: true }}
            // Where the address points there already, the router does not go there again.
            onClick={() => document.getElementById('accessibility')?.focus()}
          >
            Accessibility
          </Link>
        </div>
      </div>
    </footer>
  )
}
