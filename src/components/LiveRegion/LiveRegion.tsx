import { useEffect, useRef, useSyncExternalStore } from 'react'
import { SavedListLink } from '#src/components/SavedListLink/SavedListLink.tsx'
import styles from './LiveRegion.module.scss'
import { readNote, subscribeToNote, type Note } from './messages.ts'

/**
 * With aria-atomic="false" a screen reader speaks only new messages. Orca reads an empty role="status" as
 * "statusbar", so it has a child, with an id because Firefox ignores plain `<div>`s.
 */
export function LiveRegion() {
  const note = useSyncExternalStore(subscribeToNote, readNote, () => undefined)
  return (
    <div role="status" aria-atomic="false">
      <div id="messages" />
      {note && <NoteBar {...note} />}
    </div>
  )
}

/** At the end of the window. Above the focused element, if it would cover that. */
function NoteBar({ text, undo, id }: Note) {
  const bar = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const place = () => {
      const { offsetHeight = 0, style } = bar.current ?? {}
      const focused = document.activeElement?.getBoundingClientRect()
      const space = 2 * offsetHeight
      const isCovered =
        focused &&
        focused.top > space &&
        focused.top < innerHeight &&
        focused.bottom > innerHeight - space
      style?.setProperty('inset-block-end', isCovered ? `${innerHeight - focused.top}px` : '')
    }
    place()
    document.addEventListener('focusin', place)
    return () => document.removeEventListener('focusin', place)
  }, [id])

  return (
    <div ref={bar} className={styles.note} data-note>
      <p key={id}>{text}</p>
      {undo && (
        <>
          <SavedListLink>View list</SavedListLink>
          <button type="button" onClick={undo}>
            Undo
          </button>
        </>
      )}
    </div>
  )
}
