import { createLink, useMatches } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import styles from './SkipLinks.module.scss'

/** A place on the page is no current page, also while its hash is in the URL. */
export const HashLink = createLink(({ children, ...props }: ComponentProps<'a'>) => (
  <a {...props} aria-current={undefined}>
    {children}
  </a>
))

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
