import styles from './LiveRegion.module.scss'

const spokenMs = 5000

export interface Note {
  id: number
  text: string
  /** Takes back what the text says. The note then also links to the saved list. */
  undo?: (() => void) | undefined
}

let note: Note | undefined
let count = 0
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

export function readNote(): Note | undefined {
  return note
}

export function subscribeToNote(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

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
  setNote({ id: (count += 1), text, undo })
  addEventListener('keydown', hideOnEscape)
  hideLater(shownMs)
}

export function hideNote(): void {
  clearTimeout(timer)
  removeEventListener('keydown', hideOnEscape)
  setNote(undefined)
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

function setNote(next: Note | undefined): void {
  note = next
  listeners.forEach((listener) => listener())
}
