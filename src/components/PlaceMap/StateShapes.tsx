import { memo } from 'react'
import type { StateCode } from '#src/domain/restaurant/us-states.ts'
import styles from './PlaceMap.module.scss'

export interface StateShapesProps {
  states: readonly StateCode[]
  found?: ReadonlySet<StateCode> | undefined
  chosen?: StateCode | undefined
  stateHref: (state: StateCode) => string
}

/** The land with the lines of its coast, each state a link to its view; the chosen one over the rest. */
export const StateShapes = memo(function StateShapes({
  states,
  found,
  chosen,
  stateHref,
}: StateShapesProps) {
  const ordered = states.toSorted((one, other) => Number(one === chosen) - Number(other === chosen))
  return (
    <>
      <g className={styles.coast}>
        <use href="#us" />
        <use href="#us" />
      </g>
      <use href="#us-rest" className={styles.quiet} />
      <use href="#us-borders" className={styles.borders} />
      {ordered.map((state) => (
        // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- Hidden from screen readers: the tabs have the names.
        <a key={state} href={stateHref(state)} tabIndex={-1} data-state={state}>
          <use
            href={`#us-${state}`}
            className={
              state === chosen
                ? styles.chosen
                : found?.has(state) === false
                  ? styles.quiet
                  : styles.land
            }
          />
        </a>
      ))}
    </>
  )
})
