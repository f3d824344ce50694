import { frame, type Mark } from '#src/domain/map/layout.ts'
import type { StateCode } from '#src/domain/restaurant/us-states.ts'
import { Marks, StateMapLink, type Place } from './Marks.tsx'
import styles from './PlaceMap.module.scss'

interface UsMapProps {
  restaurants: readonly Place[]
  found: readonly Place[]
  /** Of the directory, of the home page, and of a chosen state: each has its own sizes. */
  marks: { list?: readonly Mark[]; spread?: readonly Mark[]; state?: readonly Mark[] }
  /** It is alone: what is around it would be cut off by the frame. */
  chosen?: StateCode | undefined
  /** Of the land. */
  transform?: string | undefined
}

/** The shapes are in a file that the browser caches (build/map/land.ts). */
export function UsMap({ restaurants, found, marks, chosen, transform }: UsMapProps) {
  const land = `/map.svg#${chosen ?? 'us'}`
  const states = chosen ? [] : [...new Set(restaurants.map(({ state }) => state))].toSorted()
  return (
    <div className={styles.frame}>
      <svg
        className={styles.map}
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        aria-hidden="true"
        // A click must not focus what is `aria-hidden`.
        onMouseDown={(event) => event.preventDefault()}
      >
        <g transform={transform}>
          <g className={styles.coast}>
            <use href={land} />
            <use href={land} />
          </g>
          <use href={land} className={chosen ? styles.land : styles.quiet} />
          {states.map((state) => (
            <StateMapLink key={state} state={state} data-value={state}>
              <use
                href={`/map.svg#${state}`}
                className={found.some((one) => one.state === state) ? styles.land : styles.quiet}
              />
            </StateMapLink>
          ))}
        </g>
        {marks.list && <Marks marks={marks.list} found={found} className={styles.list} />}
        {marks.spread && <Marks marks={marks.spread} found={found} className={styles.spread} />}
        {marks.state && <Marks marks={marks.state} found={found} className={styles.state} />}
      </svg>
    </div>
  )
}
