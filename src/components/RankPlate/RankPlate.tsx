import styles from './RankPlate.module.scss'

/** --plate-size sets its size. */
export function RankPlate({
  rank,
  className = '',
}: {
  rank: number
  className?: string | undefined
}) {
  return (
    <p className={`${styles.plate} ${className}`} data-filled={rank <= 10 || undefined}>
      <span className={styles.label}>Rank </span>
      {rank}
    </p>
  )
}
