import { memo } from 'react'
import type { Mark, Point } from '#src/domain/map/layout.ts'
import { halfTray, sizes } from '#src/domain/map/sizes.ts'
import type { Restaurant } from '#src/domain/restaurant/schema.ts'
import styles from './PlaceMap.module.scss'

export interface MarksProps {
  size: keyof typeof sizes
  marks: readonly Mark[]
  restaurants: readonly Restaurant[]
  /** The ranks that are shown; undefined for all. */
  found?: ReadonlySet<number> | undefined
  /** Where a plate leads, before '#' and its slug: '' on the page of the list. */
  page?: string
  stateHref: (state: Restaurant['state']) => string
}

/** One mark a cluster: a plate, or a tray with the best plate in it and how many more. */
export const Marks = memo(function Marks({
  size,
  marks,
  restaurants,
  found,
  page = '',
  stateHref,
}: MarksProps) {
  return (
    <g className={size === 'small' ? styles.small : styles.medium}>
      {marks.map(
        ({ ranks, x, y, point }) =>
          point &&
          (found === undefined || ranks.some((rank) => found.has(rank))) && (
            <Pointer key={ranks[0]} from={[x, y]} to={point} />
          ),
      )}
      {marks.map(({ ranks, x, y }) => {
        const shown = found ? ranks.filter((rank) => found.has(rank)) : ranks
        const [best = 0] = shown
        const restaurant = restaurants[best - 1]
        if (restaurant === undefined) {
          return null
        }
        const isTray = shown.length > 1
        const half = halfTray(sizes[size], shown.length)
        const { tray, plate } = sizes[size]
        return (
          <a
            key={ranks[0]}
            href={isTray ? stateHref(restaurant.state) : `${page}#${restaurant.slug}`}
            tabIndex={-1}
            {...at(x, y)}
            data-ranks={shown.join(' ')}
          >
            {isTray ? (
              <>
                <rect
                  className={styles.tray}
                  x={-half}
                  y={-tray}
                  width={2 * half}
                  height={2 * tray}
                  rx={tray}
                />
                <g transform={`translate(${tray - half})`}>
                  <Plate rank={best} />
                </g>
                <text className={styles.more} x={half - 0.72 * plate}>
                  +{shown.length - 1}
                </text>
              </>
            ) : (
              <Plate rank={best} />
            )}
          </a>
        )
      })}
    </g>
  )
})

/** Where a link stands: React's types do not know the links of SVG. */
export function at(x: number, y: number): { transform: string } {
  return { transform: `translate(${x} ${y})` }
}

const origin: Point = [0, 0]

/** The line from a mark to its true point; it lies below all marks. */
export function Pointer({ from: [x, y] = origin, to }: { from?: Point; to: Point }) {
  return (
    <>
      <path className={styles.pointer} d={`M${x} ${y}l${to.join(' ')}`} />
      <circle className={styles.dot} cx={x + to[0]} cy={y + to[1]} r="4.5" />
    </>
  )
}

export function Plate({ rank }: { rank: number }) {
  return (
    <>
      <use href="#map-plate" className={rank <= 10 ? styles.best : styles.plate} />
      <text className={rank <= 10 ? styles.bestRank : undefined}>{rank}</text>
    </>
  )
}
