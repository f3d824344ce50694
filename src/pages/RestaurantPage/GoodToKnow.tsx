import type { RestaurantPage } from '#src/domain/restaurant/page.ts'
import styles from './GoodToKnow.module.scss'

/** Further facts: who cooks, prices, branches, and their years. */
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
