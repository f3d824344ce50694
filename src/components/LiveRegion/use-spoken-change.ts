import { useEffect, useRef } from 'react'
import { speak } from './messages.ts'

/** Without another change before a message is spoken: one message for a burst of keys. */
const restMs = 500

/**
 * Speaks a message half a second after it changed. The first message describes the page as it loaded,
 * so it is not spoken.
 * @param subject what the message is about: the same words about something else are spoken again
 */
export function useSpokenChange(message: string, subject: string): void {
  const last = useRef({ message, subject })

  useEffect(() => {
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
