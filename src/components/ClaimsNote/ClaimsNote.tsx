import type { ReactNode } from 'react'
import { site } from '#src/site.ts'
import styles from './ClaimsNote.module.scss'

export function ClaimsNote({ today, children }: { today: string; children?: ReactNode }) {
  const { restaurants, states } = site.claims
  return (
    <p className={styles.note}>
      {`“${restaurants}” and “${states}” are minimums. Today: ${today}.`} {children}
    </p>
  )
}
