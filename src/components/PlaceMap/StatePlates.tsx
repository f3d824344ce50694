import type { Column } from '#src/domain/map/layout.ts'
import { columnText, mostWithCity, pitchOf, tray } from '#src/domain/map/sizes.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { restaurantHref } from '#src/domain/url/hrefs.ts'
import { at, Plate, Pointer, Tray } from './Marks.tsx'
import styles from './PlaceMap.module.scss'

export interface StatePlatesProps {
  columns: readonly Column[]
  restaurants: readonly Restaurant[]
  found: ReadonlySet<number>
}

/** The plates of a chosen state in columns, with their names. */
export function StatePlates({ columns, restaurants, found }: StatePlatesProps) {
  return (
    <g className={styles.columns}>
      {columns.map(({ ranks, x, y, point, side, isOnState = false }) => {
        const shown = ranks.filter((rank) => found.has(rank))
        if (shown.length === 0) {
          return null
        }
        const pitch = pitchOf(ranks.length)
        const half = tray + ((shown.length - 1) * pitch) / 2
        const hasCity = ranks.length <= mostWithCity
        const textX = (side === 'left' ? -1 : 1) * (tray + columnText.gap)
        return (
          <g key={ranks[0]} transform={`translate(${x} ${y})`}>
            {point && <Pointer to={point} />}
            {shown.length > 1 && <Tray halfWidth={tray} halfHeight={half} />}
            {shown.map((rank, row) => {
              const { slug = '', name = '', city = '' } = restaurants[rank - 1] ?? {}
              return (
                <a
                  key={rank}
                  href={restaurantHref(slug)}
                  tabIndex={-1}
                  {...at(0, tray - half + row * pitch)}
                  data-ranks={rank}
                  data-side={side}
                  data-on-state={isOnState || undefined}
                >
                  <Plate rank={rank} />
                  {side && (
                    <text className={styles.name} x={textX} y={hasCity ? -17 : 0}>
                      {name}
                    </text>
                  )}
                  {side && hasCity && (
                    <text className={styles.city} x={textX} y={23}>
                      {city}
                    </text>
                  )}
                </a>
              )
            })}
          </g>
        )
      })}
    </g>
  )
}
