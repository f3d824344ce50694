import type { ReactNode } from 'react'
import styles from './StyleGuide.module.scss'

/** A named piece of the style guide. */
export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{name}</h2>
      {children}
    </section>
  )
}
