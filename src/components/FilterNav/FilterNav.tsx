import { useEffect, useRef, type ReactNode } from 'react'
import styles from './FilterNav.module.scss'

export interface FilterNavProps {
  /** Names the landmark: 'Filter by state'. */
  label: string
  /** One link per value; the chosen one carries aria-current. */
  children: ReactNode
  /** Changes with the choice, so that the chosen link comes into view. */
  chosen: string
}

/** A row of links that filter a list: wraps on a desktop, scrolls sideways on a phone. */
export function FilterNav({ label, children, chosen }: FilterNavProps) {
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    const row = list.current
    const link = row?.querySelector<HTMLElement>('[aria-current]')
    if (row && link) {
      // Not scrollIntoView: that would also move the page.
      row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2
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
