import type { ReactNode } from 'react'
import { frame } from '#src/domain/map/layout.ts'
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

/** The shapes are in a file that the browser caches (build/map/draw-land.ts). */
export function StateShapes({
  restaurants,
  found,
}: Record<'restaurants' | 'found', readonly Place[]>) {
  const states = [...new Set(restaurants.map(({ state }) => state))]
  return (
    <>
      <Coast of="us" />
      <use href="/map.svg#us" className={styles.quiet} />
      {states.toSorted().map((state) => (
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

/** Two lines around a land. */
export function Coast({ of }: { of: string }) {
  return (
    <g className={styles.coast}>
      <use href={`/map.svg#${of}`} />
      <use href={`/map.svg#${of}`} />
    </g>
  )
}
