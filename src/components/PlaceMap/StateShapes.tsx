import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { StateMapLink } from './MapLinks.tsx'
import type { Place } from './Marks.tsx'
import styles from './PlaceMap.module.scss'

export interface StateShapesProps {
  restaurants: readonly Place[]
  found: readonly Place[]
  chosen?: Restaurant['state'] | undefined
}

/** The shapes are in a file that the browser caches (build/map/draw-land.ts). */
export function StateShapes({ restaurants, found, chosen }: StateShapesProps) {
  const states = new Set(restaurants.map(({ state }) => state))
  const ordered = [...states].filter((state) => state !== chosen).toSorted()
  return (
    <>
      <g className={styles.coast}>
        <use href="/map.svg#us" />
        <use href="/map.svg#us" />
      </g>
      <use href="/map.svg#us" className={styles.quiet} />
      {[...ordered, ...(chosen ? [chosen] : [])].map((state) => (
        <StateMapLink key={state} state={state} data-state={state}>
          <use
            href={`/map.svg#${state}`}
            className={
              state === chosen
                ? styles.chosen
                : found.some((one) => one.state === state)
                  ? styles.land
                  : styles.quiet
            }
          />
        </StateMapLink>
      ))}
    </>
  )
}
