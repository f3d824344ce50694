import { useEffect, useRef, useState } from 'react'
import { isViewHeld } from '#src/boot/held-view.ts'
import { LiveRegion } from '#src/components/LiveRegion/LiveRegion.tsx'

/** Without another change before a message is spoken: one message for a burst of keys. */
const restMs = 500

export interface StatusProps {
  message: string
  /** What the message is about: the same words about something else are spoken again. */
  subject: string
}

/**
 * Speaks a message when it changes, half a second later. The first message describes the page as it
 * loaded, so it is not spoken.
 */
export function Status({ message, subject }: StatusProps) {
  const [spoken, setSpoken] = useState('')
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
      // A live region speaks only a text that changes. The added space is silent.
      setSpoken((before) => (before === message ? `${message}\u00A0` : message))
    }, restMs)
    return () => clearTimeout(timer)
  }, [message, subject])

  return <LiveRegion text={spoken} />
}
