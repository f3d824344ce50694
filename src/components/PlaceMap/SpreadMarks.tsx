import type { MapLayout, NamedMark } from '#src/domain/map/layout.ts'
import { thaliBox } from '#src/domain/map/sizes.ts'
import { thaliPlates } from '#src/domain/map/thali.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { restaurantHref } from '#src/domain/url/hrefs.ts'
import { at, Marks, Plate, Pointer, Tray } from './Marks.tsx'
import styles from './PlaceMap.module.scss'
import { StateShapes } from './StateShapes.tsx'

export interface SpreadMarksProps {
  marks: readonly NamedMark[]
  /** A MapLayout as JSON. */
  layout: string
  restaurants: readonly Restaurant[]
}

const stateHref = (state: Restaurant['state']) => `/restaurants?state=${state}`

/** The whole list, on trays that carry all their plates; on a phone one mark a cluster. */
export function SpreadMarks({ marks, layout, restaurants }: SpreadMarksProps) {
  const { marks: layoutMarks } = JSON.parse(layout) as MapLayout
  return (
    <>
      <StateShapes restaurants={restaurants} stateHref={stateHref} />
      <Marks {...{ marks: layoutMarks, restaurants, stateHref }} />
      <g className={styles.spread}>
        {marks.map(
          ({ ranks, x, y, point }) => point && <Pointer key={ranks[0]} from={[x, y]} to={point} />,
        )}
        {marks.map(({ ranks, x, y, name }) => {
          const plates = thaliPlates(ranks.length)
          return (
            <g key={ranks[0]} transform={`translate(${x} ${y})`}>
              {ranks.length > 1 && <Tray {...thaliBox(ranks.length)} />}
              {ranks.map((rank, index) => (
                <a
                  key={rank}
                  href={restaurantHref(restaurants[rank - 1]?.slug ?? '')}
                  tabIndex={-1}
                  className={ranks.length === 1 && rank <= 10 ? styles.large : undefined}
                  {...(ranks.length > 1 && at(...(plates[index] ?? [0, 0])))}
                >
                  <Plate rank={rank} />
                </a>
              ))}
              {name && (
                <text className={styles.place} x={name.x} y={name.y} textAnchor={name.align}>
                  {name.text}
                </text>
              )}
            </g>
          )
        })}
      </g>
    </>
  )
}
