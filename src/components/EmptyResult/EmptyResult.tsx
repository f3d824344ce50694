import type { ReactNode } from 'react'
import styles from './EmptyResult.module.scss'

export interface EmptyResultProps {
  message: string
  /** Links to go on with. */
  children: ReactNode
}

/** Stands in place of a list without entries: an empty plate and a message. */
export function EmptyResult({ message, children }: EmptyResultProps) {
  return (
    <div className={styles.empty}>
      <div className={styles.plate} aria-hidden="true" />
      <p className={styles.message}>{message}</p>
      {children}
    </div>
  )
}
