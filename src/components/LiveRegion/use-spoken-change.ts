import { useEffect, useRef } from 'react'
import { isViewHeld } from '#src/boot/held-view.ts'
import { speak } from './messages.ts'

/** Without another change before a message is spoken: one message for a burst of keys. */
const restMs = 500

/**
 * Speaks a message when it changes, half a second later. The first message describes the page as it
 * loaded, so it is not spoken.
 * @param subject what the message is about: the same words about something else are spoken again
 */
export function useSpokenChange(message: string, subject: string): void {
  const last = useRef({ message, subject })

  useEffect(() => {
    // The view of a static host's HTML was hidden, so the asked view is the first for the visitor.
    if (isViewHeld()) {
      last.current = { message, subject }
    }
    if (message === last.current.message && subject === last.current.subject) {
      return undefined
    }
    const timer = setTimeout(() => {
      last.current = { message, subject }
      speak(message)
    }, restMs)
    return () => clearTimeout(timer)
  }, [message, subject])
}
