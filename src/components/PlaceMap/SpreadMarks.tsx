import type { Mark, NamedMark } from '#src/domain/map/layout.ts'
import { trayBox, trayPlates } from '#src/domain/map/sizes.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { restaurantHref } from '#src/domain/url/hrefs.ts'
import { at, findRestaurants, Marks, Plate, Pointers, Tray } from './Marks.tsx'
import styles from './PlaceMap.module.scss'
import { StateShapes } from './StateShapes.tsx'

export interface SpreadMarksProps {
  marks: readonly NamedMark[]
  phoneMarks: readonly Mark[]
  restaurants: readonly Restaurant[]
}

const stateHref = (state: Restaurant['state']) => `/restaurants?state=${state}`

/** The map of the home page. CSS shows either `marks` or `phoneMarks`. */
export function SpreadMarks({ marks, phoneMarks, restaurants: all }: SpreadMarksProps) {
  return (
    <>
      <StateShapes restaurants={all} found={all} stateHref={stateHref} />
      <Marks marks={phoneMarks} found={all} stateHref={stateHref} />
      <g className={styles.spread}>
        <Pointers marks={marks} />
        {findRestaurants(marks, all).map(({ restaurants, x, y, name }) => {
          const { length } = restaurants
          const plates = trayPlates(length)
          return (
            <g key={restaurants[0].slug} {...at(x, y)}>
              {length > 1 && <Tray {...trayBox(length)} />}
              {restaurants.map(({ rank, slug }, index) => (
                <a
                  key={rank}
                  href={restaurantHref(slug)}
                  tabIndex={-1}
                  className={length === 1 && rank <= 10 ? styles.large : undefined}
                  {...(length > 1 && at(...(plates[index] ?? [0, 0])))}
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
