import { Store } from '@tanstack/react-store'
import { useEffect, useRef } from 'react'
import hiddenStyles from '#src/components/VisuallyHidden/VisuallyHidden.module.scss'

export interface Note {
  id: number
  text: string
  /** Takes back what the text says. The note then also links to the saved list. */
  undo?: (() => void) | undefined
  shownMs: number
}

export const shownNote = new Store<Note | undefined>(undefined)

/** What had the focus before the note. Back returns to it. */
export const outsideNote: { current: HTMLElement | null } = { current: null }

/** As a screen reader can say it: NVDA does not read '$$'. */
export const toSpoken = (text: string): string =>
  text.replaceAll(/\$+(?!\w)/g, (price) => `${price.length} of 4`)

/** Announces a text to screen readers. Adds an element for each, so that a repeated text is announced again. */
export function announce(text: string): void {
  const message = document.createElement('p')
  message.className = hiddenStyles.hidden ?? ''
  message.textContent = toSpoken(text)
  document.getElementById('messages')?.append(message)
  setTimeout(() => message.remove(), 5000)
}

/** Shows and announces a text for some seconds, or until Escape, a navigation or the next note. */
export const showNote = (text: string, options: Partial<Pick<Note, 'undo' | 'shownMs'>> = {}) =>
  shownNote.setState((last) => ({ id: (last?.id ?? 0) + 1, text, shownMs: 6000, ...options }))

export const hideNote = () => shownNote.setState(() => undefined)

/**
 * Announces a message half a second after its last change, but not the one that the page loads with.
 * @param message undefined while it is not known
 * @param subject announces the same message again when this changes
 */
export function useAnnouncement(message: string | undefined, subject: string): void {
  const change = `${message} ${subject}`
  const announced = useRef(change)

  useEffect(() => {
    if (message === undefined || change === announced.current) {
      return undefined
    }
    const timer = setTimeout(() => {
      announced.current = change
      announce(message)
    }, 500)
    return () => clearTimeout(timer)
  }, [message, change])
}
