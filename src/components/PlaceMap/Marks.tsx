import type { Mark, Point } from '#src/domain/map/layout.ts'
import { halfTray, plate, tray } from '#src/domain/map/sizes.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { restaurantHref } from '#src/domain/url/hrefs.ts'
import styles from './PlaceMap.module.scss'

export interface MarksProps {
  marks: readonly Mark[]
  restaurants: readonly Restaurant[]
  found?: ReadonlySet<number>
  stateHref: (state: Restaurant['state']) => string
}

/** One mark a cluster: a plate, or a tray with the best plate in it and how many more. */
export function Marks({ marks, restaurants, found, stateHref }: MarksProps) {
  const shown = marks.flatMap((mark) => {
    const ranks = found ? mark.ranks.filter((rank) => found.has(rank)) : mark.ranks
    const restaurant = restaurants[(ranks[0] ?? 0) - 1]
    return restaurant ? [{ ...mark, restaurant, ranks }] : []
  })
  return (
    <g className={styles.marks}>
      {shown.map(
        ({ restaurant, x, y, point }) =>
          point && <Pointer key={restaurant.slug} from={[x, y]} to={point} />,
      )}
      {shown.map(({ restaurant: { slug, rank, state }, ranks, x, y }) => {
        const isTray = ranks.length > 1
        const half = isTray ? halfTray(ranks.length) : tray
        return (
          <a
            key={slug}
            href={isTray ? stateHref(state) : restaurantHref(slug)}
            tabIndex={-1}
            {...at(x + (tray - half), y)}
            data-ranks={ranks.join(' ')}
          >
            {isTray && <Tray x={half - tray} halfWidth={half} halfHeight={tray} />}
            <Plate rank={rank} />
            {isTray && (
              <text className={styles.more} x={2 * half - tray - 0.72 * plate}>
                +{ranks.length - 1}
              </text>
            )}
          </a>
        )
      })}
    </g>
  )
}

/** A `transform`, which React's types do not know on links in SVG. */
export function at(x: number, y: number): { transform: string } {
  return { transform: `translate(${x} ${y})` }
}

const origin: Point = [0, 0]

export function Pointer({ from: [x, y] = origin, to }: { from?: Point; to: Point }) {
  return (
    <path
      className={styles.pointer}
      d={`M${x} ${y}l${to.join(' ')}m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0`}
    />
  )
}

/** @param x of its center */
export function Tray({
  x = 0,
  halfWidth,
  halfHeight,
}: {
  x?: number
  halfWidth: number
  halfHeight: number
}) {
  return (
    <rect
      className={styles.tray}
      x={x - halfWidth}
      y={-halfHeight}
      width={2 * halfWidth}
      height={2 * halfHeight}
      rx={Math.min(halfWidth, halfHeight)}
    />
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
