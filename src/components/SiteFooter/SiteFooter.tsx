import { HashLink } from '#src/components/HashLink.tsx'
import { NavigationList } from '#src/components/SiteHeader/SiteHeader.tsx'
import { Wordmark } from '#src/components/Wordmark/Wordmark.tsx'
import { site } from '#src/site.ts'
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
            <NavigationList />
          </nav>
        </div>
        <div className={styles.end}>
          <p>{site.copyright}</p>
          <HashLink to="/about" hash="accessibility">
            Accessibility
          </HashLink>
        </div>
      </div>
    </footer>
  )
}
