import { useEffect, useRef, type ReactNode } from 'react'
import styles from './FilterNav.module.scss'

export interface FilterNavProps {
  /** Names the landmark: 'Filter by state'. */
  label: string
  /** List items with data-value, a link in each. The chosen link carries aria-current. */
  children: ReactNode
  /** The data-value of the chosen one, which is kept in view. */
  chosen: string
}

/** A row of links that filter a list: wraps on a desktop, scrolls sideways on a phone. */
export function FilterNav({ label, children, chosen }: FilterNavProps) {
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    const row = list.current
    const item = row?.querySelector<HTMLElement>(`[data-value="${CSS.escape(chosen)}"]`)
    if (row && item) {
      // Not scrollIntoView: that would also move the page.
      row.scrollLeft = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2
    }
  }, [chosen])

  return (
    <nav aria-label={label} className={styles.nav} data-follows-search>
      <ul ref={list} className={styles.list}>
        {children}
      </ul>
    </nav>
  )
}
