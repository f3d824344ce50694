import { site } from '#src/site.ts'
import styles from './ClaimsNote.module.scss'

export function ClaimsNote({ today }: { today: string }) {
  const { restaurants, states } = site.claims
  return (
    <p className={styles.note}>
      {`“${restaurants}” and “${states}” are minimums. Today: ${today}.`}
    </p>
  )
}
