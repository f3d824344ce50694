import type { ReactNode } from 'react'
import styles from './EmptyResult.module.scss'

export interface EmptyResultProps {
  message: string
  /** The way on. */
  children: ReactNode
}

/** An empty plate where a list would stand. */
export function EmptyResult({ message, children }: EmptyResultProps) {
  return (
    <div className={styles.empty}>
      <div className={styles.plate} aria-hidden="true" />
      <p className={styles.message}>{message}</p>
      {children}
    </div>
  )
}
