import { VisuallyHidden } from '#src/components/VisuallyHidden/VisuallyHidden.tsx'
import styles from './RankPlate.module.scss'

type RankPlateProps = { rank: number; className?: string | undefined }

/** --plate-size sets its size. */
export function RankPlate({ rank, className = '' }: RankPlateProps) {
  return (
    <div className={`${styles.plate} ${className}`} data-filled={rank <= 10 || undefined}>
      <VisuallyHidden>Rank </VisuallyHidden>
      {rank}
    </div>
  )
}
