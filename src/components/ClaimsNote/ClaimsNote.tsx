import { site } from '#src/site.ts'
import styles from './ClaimsNote.module.scss'

/** Says under the figures of a page what "48+" and "15+" come to today, counted from the list. */
export function ClaimsNote({ today }: { today: string }) {
  const { restaurants, states } = site.claims
  return (
    <p className={styles.note}>
      {`“${restaurants}” and “${states}” are minimums. Today: ${today}.`}
    </p>
  )
}
