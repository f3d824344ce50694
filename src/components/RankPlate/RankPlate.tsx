import type { ComponentProps } from 'react'
import { VisuallyHidden } from '#src/components/VisuallyHidden/VisuallyHidden.tsx'
import styles from './RankPlate.module.scss'

/** --plate-size sets its size. */
export function RankPlate({ rank, className = '' }: ComponentProps<'p'> & { rank: number }) {
  return (
    <p className={`${styles.plate} ${className}`} data-filled={rank <= 10 || undefined}>
      <VisuallyHidden>Rank </VisuallyHidden>
      {rank}
    </p>
  )
}
