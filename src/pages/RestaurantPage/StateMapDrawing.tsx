import type { StateMap } from '#src/domain/map/layout.ts'
import styles from './Visit.module.scss'

/** The outline of the state with the restaurant's plate. Only for sight: the address says the same. */
export function StateMapDrawing({
  map: { width, height, outline, plate, x, y },
  rank,
}: {
  map: StateMap
  rank: number
}) {
  return (
    <svg className={styles.map} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={outline} className={styles.coast} />
      <path d={outline} className={styles.water} />
      <path d={outline} className={styles.land} />
      <g transform={`translate(${x} ${y})`} data-filled={rank <= 10 || undefined}>
        <path d={plate} className={styles.mark} />
        <text>{rank}</text>
      </g>
    </svg>
  )
}
