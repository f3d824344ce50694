import { useEffect, useRef, useState } from 'react'
import { isViewHeld } from '#src/boot/held-view.ts'
import { LiveRegion } from '#src/components/LiveRegion/LiveRegion.tsx'

/** Of rest before a message is spoken: one message for a burst of keys. */
const restMs = 500

export interface StatusProps {
  message: string
  /** What it is said of: the same words of something else are said again. */
  subject: string
}

/**
 * Tells screen readers what changed, apart from the visible text. The first message is what the
 * visitor finds on the page already, so it stays unspoken.
 */
export function Status({ message, subject }: StatusProps) {
  const [spoken, setSpoken] = useState('')
  const last = useRef({ message, subject })

  useEffect(() => {
    // A static host's page comes to its own view only now: the visitor has seen no other.
    if (isViewHeld()) {
      last.current = { message, subject }
    }
    if (message === last.current.message && subject === last.current.subject) {
      return undefined
    }
    const timer = setTimeout(() => {
      last.current = { message, subject }
      // Only a text that changes is spoken; a space at its end is not heard.
      setSpoken((before) => (before === message ? `${message}\u00A0` : message))
    }, restMs)
    return () => clearTimeout(timer)
  }, [message, subject])

  return <LiveRegion text={spoken} />
}
