import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import styles from './PlaceMap.module.scss'

type State = Restaurant['state']

export interface StateShapesProps {
  restaurants: readonly Restaurant[]
  found: readonly Restaurant[]
  chosen?: State | undefined
  stateHref: (state: State) => string
}

export function StateShapes({ restaurants, found, chosen, stateHref }: StateShapesProps) {
  const states = new Set(restaurants.map(({ state }) => state))
  const ordered = [...states].filter((state) => state !== chosen).toSorted()
  return (
    <>
      <g className={styles.coast}>
        <use href="#us" />
        <use href="#us" />
      </g>
      <use href="#us-rest" className={styles.quiet} />
      <use href="#us-borders" className={styles.borders} />
      {[...ordered, ...(chosen ? [chosen] : [])].map((state) => (
        // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- Hidden from screen readers: the tabs have the names.
        <a key={state} href={stateHref(state)} tabIndex={-1} data-state={state}>
          <use
            href={`#us-${state}`}
            className={
              state === chosen
                ? styles.chosen
                : found.some((one) => one.state === state)
                  ? styles.land
                  : styles.quiet
            }
          />
        </a>
      ))}
    </>
  )
}
