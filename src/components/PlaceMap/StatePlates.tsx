import { memo } from 'react'
import type { Column } from '#src/domain/map/layout.ts'
import { columnText, mostWithCity, pitchOf, sizes } from '#src/domain/map/sizes.ts'
import type { Restaurant } from '#src/domain/restaurant/schema.ts'
import { at, Plate, Pointer } from './Marks.tsx'
import styles from './PlaceMap.module.scss'

export interface StatePlatesProps {
  columns: readonly Column[]
  restaurants: readonly Restaurant[]
  found: ReadonlySet<number>
}

const { tray } = sizes.small

/** The plates of a chosen state, in columns with their names. */
export const StatePlates = memo(function StatePlates({
  columns,
  restaurants,
  found,
}: StatePlatesProps) {
  return (
    <g className={styles.small}>
      {columns.map(({ ranks, x, y, point, side, isOnState = false }) => {
        const shown = ranks.filter((rank) => found.has(rank))
        const pitch = pitchOf(ranks.length)
        if (shown.length === 0) {
          return null
        }
        const half = tray + ((shown.length - 1) * pitch) / 2
        return (
          <g key={ranks[0]} transform={`translate(${x} ${y})`}>
            {point && <Pointer to={point} />}
            {shown.length > 1 && (
              <rect
                className={styles.tray}
                x={-tray}
                y={-half}
                width={2 * tray}
                height={2 * half}
                rx={tray}
              />
            )}
            {shown.map((rank, row) => {
              const { slug = '', name = '', city = '' } = restaurants[rank - 1] ?? {}
              const hasCity = ranks.length <= mostWithCity
              const textX = (side === 'left' ? -1 : 1) * (tray + columnText.gap)
              return (
                <a
                  key={rank}
                  href={`#${slug}`}
                  tabIndex={-1}
                  {...at(0, tray - half + row * pitch)}
                  data-ranks={rank}
                >
                  <Plate rank={rank} />
                  {side && (
                    <g
                      className={styles.names}
                      data-side={side}
                      data-on-state={isOnState || undefined}
                    >
                      <text x={textX} y={hasCity ? -17 : 0}>
                        {name}
                      </text>
                      {hasCity && (
                        <text className={styles.city} x={textX} y={23}>
                          {city}
                        </text>
                      )}
                    </g>
                  )}
                </a>
              )
            })}
          </g>
        )
      })}
    </g>
  )
})
