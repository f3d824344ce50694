import { useEffect } from 'react'
import type { layout } from 'virtual:content/map'
import type { DirectoryView } from '#src/domain/directory/directory-list.ts'
import { inWords } from '#src/domain/language/in-words.ts'
import { describeFoundPlaces } from '#src/domain/map/caption.ts'
import type { Mark, Point } from '#src/domain/map/layout.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { nameState } from '#src/domain/restaurant/us-states.ts'
import styles from './PlaceMap.module.scss'
import { StateMapLink, UsMap } from './UsMap.tsx'

/** Whether the map is unfolded, maybe before hydration. Back finds the page as high as it was. */
let isOpen = false

type PlaceMapProps = { layout: typeof layout; view: DirectoryView }

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
  const chosen = state === 'All' || !isInState || !states[state] ? undefined : state
  const zoom = chosen && states[chosen]

  return (
    <>
      {/* Before the map: CSS cannot show what a closed `details` has in it, as wide screens do. */}
      <details
        ref={(details) => void (isOpen ||= details?.open === true)}
        // keepFields (entry-client.tsx) finds it by its name.
        name="map"
        className={styles.fold}
        open={isOpen}
        suppressHydrationWarning
        onToggle={({ currentTarget: { open } }) => void (isOpen = open)}
      >
        <summary id="map">
          Map of {chosen ? nameState(chosen) : `the ${inWords(restaurants.length)}`}
        </summary>
      </details>
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
        <UsMap
          restaurants={restaurants}
          found={found}
          marks={zoom ? { state: zoom.marks.map((mark) => shorten(mark, found)) } : { list: marks }}
          chosen={chosen}
          transform={zoom?.transform}
        />
        <figcaption className={styles.caption}>
          {describeFoundPlaces(restaurants, found)}
        </figcaption>
      </figure>
    </>
  )
}

/** A column with names is as long as what is found. */
function shorten(mark: Mark, found: readonly Restaurant[]): Mark {
  const ranks = mark.ranks.filter((rank) => found.some((one) => one.rank === rank))
  const [top = 0, next = top] = mark.plates.map(([, y]) => y)
  const shift = ((next - top) * (mark.ranks.length - ranks.length)) / 2
  const plates = mark.plates.slice(0, ranks.length).map(([x, y]): Point => [x, y + shift])
  const tray: Point | undefined = mark.tray && [mark.tray[0], mark.tray[1] - shift]
  return mark.names ? { ...mark, ranks, plates, ...(tray && { tray }) } : mark
}

/**
 * Sets `data-lit` on the card of a hovered plate, on the state of a focused tab, and so on: they have the same
 * `data-ranks` or `data-value`, but for 'All', which each row has. Sets it in the DOM, because a React state would
 * render every card as the pointer moves.
 */
function useLinkedHighlight(): void {
  useEffect(() => {
    const highlight = ({ target }: Event) => {
      const source = target instanceof Element ? target.closest('[data-ranks], [data-value]') : null
      const ranks = source?.getAttribute('data-ranks')?.split(' ')
      const lit = ranks
        ? ranks.map((rank) => `[data-ranks~="${rank}"]`).join()
        : `[data-value="${source?.getAttribute('data-value')}"]:not([data-value="All"])`
      document
        .querySelectorAll(`[data-lit], ${lit}`)
        .forEach((one) => one.toggleAttribute('data-lit', one !== source && one.matches(lit)))
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('pointerover', highlight, { signal })
    document.addEventListener('focusin', highlight, { signal })
    return () => listening.abort()
  }, [])
}
