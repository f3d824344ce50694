import { useMatches } from '@tanstack/react-router'
import { HashLink } from '#src/components/HashLink.tsx'
import styles from './SkipLinks.module.scss'

export function SkipLinks() {
  // Only lists have a `query` param.
  const hasResults = useMatches({ select: (all) => all.some(({ search }) => 'query' in search) })
  // No div: React would take one that an extension puts first into the page for it.
  return (
    <p className={styles.links}>
      <HashLink to="." search hash="content">
        Skip to content
      </HashLink>
      {hasResults && (
        <HashLink to="." search hash="results">
          Skip to results
        </HashLink>
      )}
    </p>
  )
}
