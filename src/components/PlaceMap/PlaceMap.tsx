import { useHydrated } from '@tanstack/react-router'
import { useEffect } from 'react'
import { readStorage, writeStorage } from '#src/components/browser-storage.ts'
import type { DirectorySearch } from '#src/domain/directory/directory-filters.ts'
import type { View } from '#src/domain/finding/list-definition.ts'
import { inWords } from '#src/domain/language/in-words.ts'
import { describeFoundPlaces } from '#src/domain/map/caption.ts'
import type { MapLayout } from '#src/domain/map/layout.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { Marks, StateMapLink } from './Marks.tsx'
import styles from './PlaceMap.module.scss'
import { Coast, MapFrame, StateShapes } from './MapFrame.tsx'

const key = 'map-open'
/** Opens it before the first paint, so that nothing moves. */
const openScript = `try{document.currentScript.previousSibling.open=!!sessionStorage.getItem("${key}")}catch{}`

export interface PlaceMapProps {
  layout: MapLayout
  view: View<Restaurant, DirectorySearch>
}

/** Its links are also on the page as tabs and cards, so screen readers read only the caption. */
export function PlaceMap({ layout, view }: PlaceMapProps) {
  const { marks, states } = layout
  const { items: restaurants } = view
  useLinkedHighlight()

  // Where nothing is listed, shows what help does.
  const shown = view.found.length === 0 ? (view.help?.entries ?? []) : view.found
  const found = shown.map(({ item }) => item)
  const { state } = view.search
  // Help may be in other states.
  const isInState = found.every((one) => one.state === state)
  const chosen = state === 'All' || !isInState ? undefined : state
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
        {chosen && (
          <p className={styles.back} aria-hidden="true">
            <StateMapLink state="All">All states</StateMapLink>
          </p>
        )}
        <MapFrame>
          <g transform={zoom?.transform}>
            {chosen ? (
              // Alone: what is around it would be cut off by the frame.
              <>
                <Coast of={chosen} />
                <use href={`/map.svg#${chosen}`} className={styles.land} />
              </>
            ) : (
              <StateShapes restaurants={restaurants} found={found} />
            )}
          </g>
          <Marks marks={zoom?.marks ?? marks} found={found} kind={zoom ? 'state' : 'list'} />
        </MapFrame>
        <figcaption className={styles.caption}>
          {describeFoundPlaces(restaurants, found)}
        </figcaption>
      </figure>
    </>
  )
}

/**
 * Sets `data-lit` on the card of a hovered plate, on the state of a focused tab, and so on: they have the same
 * `data-ranks` or `data-value`. Sets it in the DOM, because a React state would render every card as the
 * pointer moves.
 */
function useLinkedHighlight(): void {
  useEffect(() => {
    const highlight = ({ target }: Event) => {
      const source = target instanceof Element ? target.closest('[data-ranks], [data-value]') : null
      const ranks = source?.getAttribute('data-ranks')?.split(' ')
      const lit = ranks
        ? ranks.map((rank) => `[data-ranks~="${rank}"]`).join()
        : `[data-value="${source?.getAttribute('data-value')}"]`
      document
        .querySelectorAll(`[data-lit], ${lit}`)
        .forEach((one) => one.toggleAttribute('data-lit', one !== source && one.matches(lit)))
    }
    document.addEventListener('pointerover', highlight)
    document.addEventListener('focusin', highlight)
    return () => {
      document.removeEventListener('pointerover', highlight)
      document.removeEventListener('focusin', highlight)
    }
  }, [])
}

/** After a navigation: React runs no script that it inserts. The same function at each render, or each would call it. */
function restoreOpen(details: HTMLDetailsElement | null): void {
  details?.toggleAttribute('open', readStorage('sessionStorage', key) !== '')
}

/**
 * Folds the map below 1024 px. The map is the next sibling of the `details` and not in it, because CSS
 * cannot show the content of a closed `details` on a wide screen.
 */
function MapFold({ count }: { count: number }) {
  // React warns of a script that it inserts.
  const isInHtml = !useHydrated()
  return (
    <>
      <details
        name="map"
        className={styles.fold}
        ref={restoreOpen}
        suppressHydrationWarning
        onToggle={({ currentTarget: { open } }) => {
          writeStorage('sessionStorage', key, open ? '1' : '')
        }}
      >
        <summary id="map">Map of the {inWords(count)}</summary>
      </details>
      {isInHtml && (
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: openScript }} />
      )}
    </>
  )
}
