import styles from './LiveRegion.module.scss'

const spokenMs = 5000

let note: AbortController | undefined

export function speak(text: string): void {
  const message = addMessage(text, styles.spoken)
  setTimeout(() => message.remove(), spokenMs)
}

/** Shows and speaks a text until Escape, a navigation or the next note. */
export function showNote(text: string, shownMs = 6000): void {
  hideNote()
  const shown = new AbortController()
  note = shown
  const { signal } = shown
  const message = addMessage(text, styles.note)
  signal.addEventListener('abort', () => message.remove())
  setTimeout(() => shown.abort(), shownMs)
  addEventListener('keydown', ({ key }) => key === 'Escape' && shown.abort(), { signal })

  // Moves the note away from the focused element.
  const moveAway = () => {
    const { top = 0, bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {}
    message.toggleAttribute('data-at-top', top + bottom > innerHeight)
  }
  moveAway()
  document.addEventListener('focusin', moveAway, { signal })
}

export function hideNote(): void {
  note?.abort()
}

/** Adds an element for each message, so that a repeated text is spoken again. */
function addMessage(text: string, className: string | undefined): HTMLElement {
  const message = document.createElement('p')
  message.className = className ?? ''
  message.textContent = text
  document.getElementById('messages')?.append(message)
  return message
}
