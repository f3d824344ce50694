import { memo } from 'react'
import type { Mark, Point } from '#src/domain/map/layout.ts'
import { halfTray, plate, tray } from '#src/domain/map/sizes.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { restaurantHref } from '#src/domain/url/hrefs.ts'
import styles from './PlaceMap.module.scss'

export interface MarksProps {
  marks: readonly Mark[]
  restaurants: readonly Restaurant[]
  found?: ReadonlySet<number> | undefined
  stateHref: (state: Restaurant['state']) => string
}

/** One mark a cluster: a plate, or a tray with the best plate in it and how many more. */
export const Marks = memo(function Marks({ marks, restaurants, found, stateHref }: MarksProps) {
  const shown = marks.flatMap((mark) => {
    const [best = 0, ...more] = found ? mark.ranks.filter((rank) => found.has(rank)) : mark.ranks
    const restaurant = restaurants[best - 1]
    return restaurant ? [{ ...mark, restaurant, ranks: [best, ...more], more: more.length }] : []
  })
  return (
    <g className={styles.marks}>
      {shown.map(
        ({ restaurant, x, y, point }) =>
          point && <Pointer key={restaurant.slug} from={[x, y]} to={point} />,
      )}
      {shown.map(({ restaurant, ranks, more, x, y }) => {
        const half = halfTray(ranks.length)
        return more > 0 ? (
          <a
            key={restaurant.slug}
            href={stateHref(restaurant.state)}
            tabIndex={-1}
            {...at(x - half + tray, y)}
            data-ranks={ranks.join(' ')}
          >
            <Tray width={half} height={tray} />
            <Plate rank={restaurant.rank} />
            <text className={styles.more} x={2 * half - tray - 0.72 * plate}>
              +{more}
            </text>
          </a>
        ) : (
          <a
            key={restaurant.slug}
            href={restaurantHref(restaurant.slug)}
            tabIndex={-1}
            {...at(x, y)}
            data-ranks={restaurant.rank}
          >
            <Plate rank={restaurant.rank} />
          </a>
        )
      })}
    </g>
  )
})

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

/** @param width of one half, as `height`. Its first plate is at the origin. */
export function Tray({ width, height }: { width: number; height: number }) {
  return (
    <rect
      className={styles.tray}
      x={-tray}
      y={-tray}
      width={2 * width}
      height={2 * height}
      rx={tray}
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
