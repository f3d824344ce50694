import { VisuallyHidden } from '#src/components/VisuallyHidden/VisuallyHidden.tsx'
import styles from './RankPlate.module.scss'

/** --plate-size sets its size. */
export function RankPlate({ rank, className }: { rank: number; className: string | undefined }) {
  return (
    <div className={`${styles.plate} ${className}`} data-filled={rank <= 10 || undefined}>
      <VisuallyHidden>Rank </VisuallyHidden>
      {rank}
    </div>
  )
}
