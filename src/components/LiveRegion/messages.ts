import { Store } from '@tanstack/react-store'
import { useEffect, useRef } from 'react'
import styles from './LiveRegion.module.scss'

const spokenMs = 5000
const restMs = 500

export interface Note {
  id: number
  text: string
  /** Takes back what the text says. The note then also links to the saved list. */
  undo?: (() => void) | undefined
}

export const shownNote = new Store<Note | undefined>(undefined)
let count = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Speaks a text. Adds an element for each, so that a repeated text is spoken again. */
export function speak(text: string): void {
  const message = document.createElement('p')
  message.className = styles.spoken ?? ''
  message.textContent = text
  document.getElementById('messages')?.append(message)
  setTimeout(() => message.remove(), spokenMs)
}

/** Shows and speaks a text until Escape, a navigation or the next note. */
export function showNote(
  text: string,
  { undo, shownMs = 6000 }: Pick<Note, 'undo'> & { shownMs?: number } = {},
): void {
  count += 1
  shownNote.setState(() => ({ id: count, text, undo }))
  addEventListener('keydown', hideOnEscape)
  hideLater(shownMs)
}

export function hideNote(): void {
  clearTimeout(timer)
  removeEventListener('keydown', hideOnEscape)
  shownNote.setState(() => undefined)
}

function hideLater(shownMs: number): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    const isInUse = document.querySelector('[data-note]:is(:hover, :focus-within)') !== null
    if (isInUse) {
      hideLater(shownMs)
    } else {
      hideNote()
    }
  }, shownMs)
}

function hideOnEscape({ key }: KeyboardEvent): void {
  if (key === 'Escape') {
    hideNote()
  }
}

/**
 * Speaks a message half a second after its last change, but not the one that the page loads with.
 * @param message undefined while it is not known
 * @param subject speaks the same message again when this changes
 */
export function useSpokenChange(message: string | undefined, subject: string): void {
  const last = useRef({ message, subject })

  useEffect(() => {
    const isSame = message === last.current.message && subject === last.current.subject
    if (message === undefined || isSame) {
      return undefined
    }
    const rest = setTimeout(() => {
      last.current = { message, subject }
      speak(message)
    }, restMs)
    return () => clearTimeout(rest)
  }, [message, subject])
}
