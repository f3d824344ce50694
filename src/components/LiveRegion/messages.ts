import styles from './LiveRegion.module.scss'

/** Then a spoken message leaves the page, where nobody should read it as content. */
const spokenMs = 5000

let note: AbortController | undefined

/** Makes screen readers speak a text, after what they are speaking. */
export function speak(text: string): void {
  const message = addMessage(text, styles.spoken)
  setTimeout(() => message.remove(), spokenMs)
}

/** Shows a text above the page until Escape, the next navigation or note, and makes it spoken. */
export function showNote(text: string, shownMs = 6000): void {
  hideNote()
  const shown = new AbortController()
  note = shown
  const { signal } = shown
  const message = addMessage(text, styles.note)
  signal.addEventListener('abort', () => message.remove())
  setTimeout(() => shown.abort(), shownMs)
  addEventListener('keydown', ({ key }) => key === 'Escape' && shown.abort(), { signal })

  // At the edge that is farther from the focus, which the note would cover.
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

/** Each message is a new element, so that two at once and the same text again are all spoken. */
function addMessage(text: string, className: string | undefined): HTMLElement {
  const message = document.createElement('p')
  message.className = className ?? ''
  message.textContent = text
  document.getElementById('messages')?.append(message)
  return message
}
