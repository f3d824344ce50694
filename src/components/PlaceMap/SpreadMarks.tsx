import type { Mark, NamedMark } from '#src/domain/map/layout.ts'
import { trayBox, trayPlates } from '#src/domain/map/sizes.ts'
import {
  at,
  findRestaurants,
  Marks,
  Plate,
  Pointers,
  RestaurantMapLink,
  Tray,
  type Place,
} from './Marks.tsx'
import styles from './PlaceMap.module.scss'
import { StateShapes } from './MapFrame.tsx'

export interface SpreadMarksProps {
  marks: readonly NamedMark[]
  phoneMarks: readonly Mark[]
  places: readonly Place[]
}

/** The map of the home page. CSS shows either `marks` or `phoneMarks`. */
export function SpreadMarks({ marks, phoneMarks, places }: SpreadMarksProps) {
  return (
    <>
      <StateShapes restaurants={places} found={places} />
      <Marks marks={phoneMarks} found={places} />
      <g className={styles.spread}>
        <Pointers marks={marks} />
        {findRestaurants(marks, places).map(({ restaurants, x, y, name }) => {
          const { length } = restaurants
          const plates = trayPlates(length)
          return (
            <g key={restaurants[0].slug} {...at(x, y)}>
              {length > 1 && <Tray {...trayBox(length)} />}
              {restaurants.map(({ rank, slug }, index) => (
                <RestaurantMapLink
                  key={rank}
                  slug={slug}
                  className={length === 1 && rank <= 10 ? styles.large : undefined}
                  {...(length > 1 && at(...(plates[index] ?? [0, 0])))}
                >
                  <Plate rank={rank} />
                </RestaurantMapLink>
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
