import { ClaimsNote } from '#src/components/ClaimsNote/ClaimsNote.tsx'
import { site } from '#src/site.ts'
import styles from './Stats.module.scss'

const stats = [
  { figure: site.claims.restaurants, label: 'restaurants' },
  { figure: site.claims.states, label: 'states' },
  { figure: '100%', label: 'expert reviewed' },
  { figure: site.claims.readers, label: 'monthly readers' },
]

export function Stats({ today }: { today: string }) {
  return (
    <section className={styles.stats} data-surface="night" aria-label="Pattal in figures">
      <dl className={styles.list}>
        {stats.map(({ figure, label }) => (
          <div key={label} className={styles.stat}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.figure}>{figure}</dd>
          </div>
        ))}
      </dl>
      <ClaimsNote today={today} />
    </section>
  )
}
