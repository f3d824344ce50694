import type { ReactNode } from 'react'
import { frame } from '#src/domain/map/layout.ts'
import type { StateCode } from '#src/domain/restaurant/us-states.ts'
import { StateMapLink, type Place } from './Marks.tsx'
import styles from './PlaceMap.module.scss'

export function MapFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <svg
        className={styles.map}
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        aria-hidden="true"
        // A click must not focus what is `aria-hidden`.
        onMouseDown={(event) => event.preventDefault()}
      >
        {children}
      </svg>
    </div>
  )
}

type StateShapesProps = Record<'restaurants' | 'found', readonly Place[]> & {
  chosen?: StateCode | undefined
}

/**
 * The shapes are in a file that the browser caches (build/map/draw-land.ts). A chosen state is alone: what is around it
 * would be cut off by the frame.
 */
export function StateShapes({ restaurants, found, chosen }: StateShapesProps) {
  const land = `/map.svg#${chosen ?? 'us'}`
  const states = chosen ? [] : new Set(restaurants.map(({ state }) => state))
  return (
    <>
      <g className={styles.coast}>
        <use href={land} />
        <use href={land} />
      </g>
      <use href={land} className={chosen ? styles.land : styles.quiet} />
      {[...states].toSorted().map((state) => (
        <StateMapLink key={state} state={state} data-value={state}>
          <use
            href={`/map.svg#${state}`}
            className={found.some((one) => one.state === state) ? styles.land : styles.quiet}
          />
        </StateMapLink>
      ))}
    </>
  )
}
