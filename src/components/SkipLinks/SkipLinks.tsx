import { useMatches } from '@tanstack/react-router'
import styles from './SkipLinks.module.scss'

export function SkipLinks() {
  // Only lists have a `query` param.
  const hasResults = useMatches({
    select: (matches) => matches.some(({ search }) => 'query' in search),
  })
  return (
    <div className={styles.links}>
      <a href="#content">Skip to content</a>
      {hasResults && <a href="#results">Skip to results</a>}
    </div>
  )
}
