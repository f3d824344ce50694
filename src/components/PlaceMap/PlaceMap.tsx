import { memo, useMemo } from 'react'
import type { DirectorySearch } from '#src/domain/directory/directory-filters.ts'
import { directoryList } from '#src/domain/directory/directory-list.ts'
import { hrefOf, type View } from '#src/domain/finding/list-definition.ts'
import { describeFoundPlaces } from '#src/domain/map/caption.ts'
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
  layout: string
  restaurants: readonly Restaurant[]
  view: View<Restaurant, DirectorySearch>
}

/** Its links are also on the page as tabs and cards, so screen readers read only the caption. */
export const PlaceMap = memo(function PlaceMap({ layout, restaurants, view }: PlaceMapProps) {
  const { marks, states } = useMemo(() => JSON.parse(layout) as MapLayout, [layout])
  useLinkedHighlight(restaurants)

  const found = view.found.map(({ item }) => item)
  const chosen = view.search.state === 'All' ? undefined : view.search.state
  const zoom = chosen && states[chosen]
  const stateHref = (state: DirectorySearch['state']) =>
    hrefOf(directoryList, { ...view.search, state })

  return (
    <>
      <MapFold count={restaurants.length} />
      <figure
        className={styles.figure}
        aria-label="Map"
        data-none={found.length === 0 || undefined}
        data-follows-search
      >
        <MapFrame>
          <g transform={zoom && `translate(${zoom.x} ${zoom.y}) scale(${zoom.scale})`}>
            <StateShapes
              {...{ restaurants, chosen, stateHref }}
              found={zoom ? restaurants : found}
            />
          </g>
          {zoom ? (
            <>
              <StatePlates columns={zoom.columns} found={found} />
              {/* The map of an empty view is too small for this link; the row of states has it, too. */}
              {found.length > 0 && (
                <a href={stateHref('All')} tabIndex={-1} className={styles.back}>
                  <text x="8" y="40">
                    All states
                  </text>
                </a>
              )}
            </>
          ) : (
            <Marks {...{ marks, found, stateHref }} />
          )}
        </MapFrame>
        <figcaption className={styles.caption}>
          {describeFoundPlaces(restaurants, found)}
        </figcaption>
      </figure>
    </>
  )
})
