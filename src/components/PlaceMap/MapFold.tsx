import { inWords } from '#src/domain/language/in-words.ts'
import styles from './PlaceMap.module.scss'

const key = 'map-open'
/** Opens it before the first paint, so that nothing moves. */
const openScript = `try{document.currentScript.previousSibling.open=!!sessionStorage.getItem("${key}")}catch{}`

/**
 * Folds the map below 1024 px. The map is the next sibling of the `details` and not in it, because CSS
 * cannot show the content of a closed `details` on a wide screen.
 */
export function MapFold({ count }: { count: number }) {
  return (
    <>
      <details
        className={styles.fold}
        ref={restoreOpen}
        suppressHydrationWarning
        onToggle={storeOpen}
      >
        <summary id="map">Map of the {inWords(count)}</summary>
      </details>
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: openScript }} />
    </>
  )
}

/** After a navigation. React runs no script that it inserts. */
function restoreOpen(details: HTMLDetailsElement | null): void {
  try {
    details?.toggleAttribute('open', Boolean(sessionStorage.getItem(key)))
  } catch {
    // Storage is blocked, so the map stays closed.
  }
}

function storeOpen({ currentTarget }: { currentTarget: HTMLDetailsElement }): void {
  try {
    sessionStorage.setItem(key, currentTarget.open ? '1' : '')
  } catch {
    // The next page has the map closed.
  }
}
