import { useSelector } from '@tanstack/react-store'
import { useEffect, useRef } from 'react'
import { SavedListLink } from '#src/components/SavedListLink/SavedListLink.tsx'
import styles from './LiveRegion.module.scss'
import { hideNote, outsideNote, shownNote } from './messages.ts'

/**
 * A note is at the end of the window. With aria-atomic="false" a screen reader speaks only new messages. Orca reads an
 * empty role="status" as "statusbar", so it has a child, with an id because Firefox ignores plain `<div>`s.
 */
export function LiveRegion() {
  const note = useSelector(shownNote)
  const bar = useRef<HTMLElement>(null)

  useEffect(() => {
    if (!note) {
      return undefined
    }
    const listening = new AbortController()
    const { signal } = listening
    // Above the focused element, if it would cover that.
    const place = () => {
      const { activeElement: focused } = document
      if (!bar.current || !(focused instanceof HTMLElement) || bar.current.contains(focused)) {
        return
      }
      outsideNote.current = focused
      const { top, bottom } = focused.getBoundingClientRect()
      const space = bar.current.offsetHeight + 24
      const isControl = focused.tabIndex >= 0
      const isCovered =
        isControl && top > space && top < innerHeight && bottom > innerHeight - space
      bar.current.style.insetBlockEnd = isCovered ? `${innerHeight - top}px` : ''
    }
    place()
    addEventListener('focusin', place, { signal })
    const isInUse = () => bar.current?.matches(':hover, :focus-within')
    const close = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') {
        if (bar.current?.matches(':focus-within')) {
          outsideNote.current?.focus({ preventScroll: true })
        }
        hideNote()
      }
    }
    addEventListener('keydown', close, { signal })
    const timer = setInterval(() => isInUse() || hideNote(), note.shownMs)
    return () => {
      listening.abort()
      clearInterval(timer)
    }
  }, [note])

  return (
    <section ref={bar} className={note && styles.note} aria-label={note && 'Note'}>
      <div role="status" aria-atomic="false">
        <div id="messages" />
        {note && <p key={note.id}>{note.text}</p>}
      </div>
      {note?.undo && (
        <>
          <SavedListLink>View list</SavedListLink>
          <button type="button" onClick={({ detail }) => detail < 2 && note.undo?.()}>
            Undo
          </button>
        </>
      )}
    </section>
  )
}
