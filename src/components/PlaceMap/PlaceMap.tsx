import type { DirectorySearch } from '#src/domain/directory/directory-filters.ts'
import type { View } from '#src/domain/finding/list-definition.ts'
import { describeFoundPlaces } from '#src/domain/map/caption.ts'
import type { MapLayout } from '#src/domain/map/layout.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { MapFold } from './MapFold.tsx'
import { Marks, StateMapLink } from './Marks.tsx'
import styles from './PlaceMap.module.scss'
import { StatePlates } from './StatePlates.tsx'
import { MapFrame, StateShapes } from './MapFrame.tsx'
import { useLinkedHighlight } from './use-linked-highlight.ts'

export interface PlaceMapProps {
  layout: MapLayout
  view: View<Restaurant, DirectorySearch>
}

/** Its links are also on the page as tabs and cards, so screen readers read only the caption. */
export function PlaceMap({ layout, view }: PlaceMapProps) {
  const { marks, states } = layout
  const { items: restaurants } = view
  useLinkedHighlight(restaurants)

  const found = view.found.map(({ item }) => item)
  const chosen = view.search.state === 'All' ? undefined : view.search.state
  const zoom = chosen && states[chosen]

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
              restaurants={restaurants}
              chosen={chosen}
              found={zoom ? restaurants : found}
            />
          </g>
          {zoom ? (
            <>
              <StatePlates columns={zoom.columns} found={found} />
              {/* The map of an empty view is too small for this link; the row of states has it, too. */}
              {found.length > 0 && (
                <StateMapLink state="All" className={styles.back}>
                  <text x="8" y="40">
                    All states
                  </text>
                </StateMapLink>
              )}
            </>
          ) : (
            <Marks marks={marks} found={found} />
          )}
        </MapFrame>
        <figcaption className={styles.caption}>
          {describeFoundPlaces(restaurants, found)}
        </figcaption>
      </figure>
    </>
  )
}
