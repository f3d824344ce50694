import { useEffect, useRef } from 'react'
import { speak } from './messages.ts'

const restMs = 500

/**
 * Speaks a message half a second after its last change, but not the one that the page loads with.
 * @param subject speaks the same message again when this changes
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
