import styles from './RankPlate.module.scss'

/** A rank on a plate: filled from 1 to 10, outlined from 11 on. --plate-size sets its size. */
export function RankPlate({ rank }: { rank: number }) {
  return (
    <p className={styles.plate} data-filled={rank <= 10 || undefined}>
      <span className={styles.label}>Rank </span>
      <span className={styles.number}>{rank}</span>
    </p>
  )
}
