import styles from './RankPlate.module.scss'

/** The rank on its plate: filled for the first ten, outlined from 11 on. Sized by --plate-size. */
export function RankPlate({ rank }: { rank: number }) {
  return (
    <p className={styles.plate} data-filled={rank <= 10 || undefined}>
      <span className={styles.label}>Rank </span>
      <span className={styles.number}>{rank}</span>
    </p>
  )
}
