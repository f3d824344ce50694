import type { ReactNode } from 'react'
import { site } from '#src/site.ts'
import styles from './Figures.module.scss'

interface FiguresProps {
  figures: readonly { label: string; figure: string }[]
  /** What the list has today, beside what the claims say. */
  today: string
  children?: ReactNode
}

export function Figures({ figures, today, children }: FiguresProps) {
  const { restaurants, states } = site.claims
  return (
    <section data-surface="night" aria-label="Pattal in figures">
      <dl className={styles.list}>
        {figures.map(({ figure, label }) => (
          <div key={label} className={styles.figure}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        {`“${restaurants}” and “${states}” are minimums. Today: ${today}.`}{' '}
        {children && <span>{children}</span>}
      </p>
    </section>
  )
}
