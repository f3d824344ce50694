import { useSelector } from '@tanstack/react-store'
import { useEffect, useRef } from 'react'
import { SavedListLink } from '#src/components/SavedListLink/SavedListLink.tsx'
import styles from './LiveRegion.module.scss'
import { hideNote, shownNote, type Note } from './messages.ts'

/**
 * With aria-atomic="false" a screen reader speaks only new messages. Orca reads an empty role="status" as
 * "statusbar", so it has a child, with an id because Firefox ignores plain `<div>`s.
 */
export function LiveRegion() {
  const note = useSelector(shownNote)
  return (
    <section role="status" aria-atomic="false">
      <div id="messages" />
      {note && <NoteBar note={note} />}
    </section>
  )
}

/** At the end of the window. Above the focused element, if it would cover that. */
function NoteBar({ note }: { note: Note }) {
  const bar = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const hideUnlessInUse = () => bar.current?.matches(':hover, :focus-within') || hideNote()
    const hideOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && hideNote()
    const timer = setInterval(hideUnlessInUse, note.shownMs)
    addEventListener('keydown', hideOnEscape)
    return () => {
      clearInterval(timer)
      removeEventListener('keydown', hideOnEscape)
    }
  }, [note])

  useEffect(() => {
    const place = () => {
      const { activeElement: focused } = document
      if (!bar.current || !focused || bar.current.contains(focused)) {
        return
      }
      const { top, bottom } = focused.getBoundingClientRect()
      const space = 2 * bar.current.offsetHeight
      const isCovered = top > space && top < innerHeight && bottom > innerHeight - space
      bar.current.style.insetBlockEnd = isCovered ? `${innerHeight - top}px` : ''
    }
    place()
    document.addEventListener('focusin', place)
    return () => document.removeEventListener('focusin', place)
  })

  return (
    <div ref={bar} className={styles.note}>
      <p key={note.id}>{note.text}</p>
      {note.undo && (
        <>
          <SavedListLink>View list</SavedListLink>
          <button type="button" onClick={note.undo}>
            Undo
          </button>
        </>
      )}
    </div>
  )
}
