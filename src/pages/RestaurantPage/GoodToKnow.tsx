import type { RestaurantPage } from '#src/domain/restaurant/page.ts'
import styles from './GoodToKnow.module.scss'

/** What else we know: who cooks, prices, branches, and how old that is. */
export function GoodToKnow({ rows }: { rows: RestaurantPage['goodToKnow'] }) {
  return (
    <dl className={styles.facts}>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
