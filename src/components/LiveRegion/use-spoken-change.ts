import { useEffect, useRef } from 'react'
import { speak } from './messages.ts'

const restMs = 500

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
    const timer = setTimeout(() => {
      last.current = { message, subject }
      speak(message)
    }, restMs)
    return () => clearTimeout(timer)
  }, [message, subject])
}
