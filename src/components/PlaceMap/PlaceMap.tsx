import { memo, useMemo, useRef } from 'react'
import { directoryList, type DirectorySearch } from '#src/domain/directory/directory-list.ts'
import { hrefOf, type View } from '#src/domain/finding/list-definition.ts'
import { describeMap } from '#src/domain/map/caption.ts'
import type { MapLayout } from '#src/domain/map/layout.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { MapFold } from './MapFold.tsx'
import { MapFrame } from './MapFrame.tsx'
import { Marks } from './Marks.tsx'
import styles from './PlaceMap.module.scss'
import { StatePlates } from './StatePlates.tsx'
import { StateShapes } from './StateShapes.tsx'
import { useLinkedHighlight } from './use-linked-highlight.ts'

export interface PlaceMapProps {
  /** A MapLayout as JSON. */
  layout: string
  restaurants: readonly Restaurant[]
  view: View<Restaurant, DirectorySearch>
}

/**
 * A second way into the list. Its links are also on the page as tabs and cards, so they take no tab stop and
 * screen readers read only the caption. It follows the view 200 ms after the last key.
 */
export const PlaceMap = memo(function PlaceMap({ layout: text, restaurants, view }: PlaceMapProps) {
  const { search } = view
  const found = useMemo(() => view.found.map(({ item }) => item), [view])
  const layout = useMemo(() => JSON.parse(text) as MapLayout, [text])
  const ranks = useMemo(() => new Set(found.map(({ rank }) => rank)), [found])
  const states = useMemo(
    () => [...new Set(restaurants.map(({ state }) => state))].toSorted(),
    [restaurants],
  )
  const foundStates = useMemo(() => new Set(found.map(({ state }) => state)), [found])
  const stateHref = useMemo(
    () => (state: DirectorySearch['state']) => hrefOf(directoryList, { ...search, state }),
    [search],
  )
  const figure = useRef<HTMLElement>(null)
  useLinkedHighlight(figure, restaurants)
  const chosen = search.state === 'All' ? undefined : search.state
  const zoom = chosen && layout.states[chosen]

  return (
    <>
      <MapFold count={restaurants.length} />
      <figure ref={figure} className={styles.figure} aria-label="Map" data-follows-search>
        <MapFrame>
          <g transform={zoom && `translate(${zoom.x} ${zoom.y}) scale(${zoom.scale})`}>
            <StateShapes
              {...{ states, chosen, stateHref }}
              found={zoom ? undefined : foundStates}
            />
          </g>
          {zoom ? (
            <>
              <StatePlates columns={zoom.columns} restaurants={restaurants} found={ranks} />
              <a href={stateHref('All')} tabIndex={-1} className={styles.back}>
                <text x="8" y="40">
                  All states
                </text>
              </a>
            </>
          ) : (
            <Marks marks={layout.marks} {...{ restaurants, stateHref }} found={ranks} />
          )}
        </MapFrame>
        <figcaption className={styles.caption}>
          {describeMap(restaurants, found, search.state)}
        </figcaption>
      </figure>
    </>
  )
})
