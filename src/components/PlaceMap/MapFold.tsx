import { useState } from 'react'
import { inWords } from '#src/domain/language/in-words.ts'
import styles from './PlaceMap.module.scss'

const key = 'map-open'
/** Opens it before the first paint, so that nothing moves; hydration leaves the attribute as it is. */
const openScript = `try{document.currentScript.previousSibling.open=!!sessionStorage.getItem("${key}")}catch{}`

/**
 * The `details` that folds the map below 1024 px. It is closed at first, so that the first card stays
 * where it is; sessionStorage has what the visitor chose. The map is its next sibling and not its
 * content, because CSS cannot show the content of a closed `details` on a wide screen.
 */
export function MapFold({ count }: { count: number }) {
  const [isOpen, setIsOpen] = useState(readOpen)
  return (
    <>
      <details
        className={styles.fold}
        open={isOpen}
        suppressHydrationWarning
        onToggle={({ currentTarget: { open } }) => {
          setIsOpen(open)
          rememberOpen(open)
        }}
      >
        <summary id="map">Map of the {inWords(count)}</summary>
      </details>
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: openScript }} />
    </>
  )
}

function readOpen(): boolean {
  try {
    return !import.meta.env.SSR && sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

function rememberOpen(isOpen: boolean): void {
  try {
    if (isOpen) {
      sessionStorage.setItem(key, '1')
    } else {
      sessionStorage.removeItem(key)
    }
  } catch {
    // It stays closed on the next page.
  }
}
