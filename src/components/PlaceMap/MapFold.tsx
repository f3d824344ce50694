import { useState } from 'react'
import { inWords } from '#src/domain/language/in-words.ts'
import styles from './PlaceMap.module.scss'

const key = 'map-open'
/** Opens it before the first paint, so that nothing moves. */
const openScript = `try{document.currentScript.previousSibling.open=!!sessionStorage.getItem("${key}")}catch{}`

/**
 * The `details` that folds the map below 1024 px. It is closed at first, so that the first card stays
 * where it is; sessionStorage has what the visitor chose. The map is its next sibling and not its
 * content, because CSS cannot show the content of a closed `details` on a wide screen.
 */
export function MapFold({ count }: { count: number }) {
  const [wasOpen] = useState(readOpen)
  return (
    <>
      <details
        className={styles.fold}
        open={wasOpen}
        suppressHydrationWarning
        onToggle={({ currentTarget: { open } }) => storeOpen(open)}
      >
        <summary id="map">Map of the {inWords(count)}</summary>
      </details>
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: openScript }} />
    </>
  )
}

function readOpen(): boolean {
  try {
    return !import.meta.env.SSR && Boolean(sessionStorage.getItem(key))
  } catch {
    return false
  }
}

function storeOpen(isOpen: boolean): void {
  try {
    sessionStorage.setItem(key, isOpen ? '1' : '')
  } catch {
    // The map is closed on the next page.
  }
}
