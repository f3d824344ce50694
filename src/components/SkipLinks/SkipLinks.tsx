import { Link, useMatches } from '@tanstack/react-router'
import styles from './SkipLinks.module.scss'

export function SkipLinks() {
  // Only lists have a `query` param.
  const hasResults = useMatches({
    select: (matches) => matches.some(({ search }) => 'query' in search),
  })
  // No div: React would take one that an extension puts first into the page for it.
  return (
    <p className={styles.links}>
      <Link to="." search hash="content" activeOptions={{ includeHash: true }}>
        Skip to content
      </Link>
      {hasResults && (
        <Link to="." search hash="results" activeOptions={{ includeHash: true }}>
          Skip to results
        </Link>
      )}
    </p>
  )
}
