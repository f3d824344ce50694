import { useEffect, useRef, useState } from 'react'
import { LiveRegion } from '#src/components/LiveRegion/LiveRegion.tsx'

/** Milliseconds of rest before a message is spoken: one message for a burst of keys. */
const rest = 700

/**
 * Tells screen readers what changed, apart from the visible text. The first message is what the
 * visitor finds on the page already, so it stays unspoken.
 */
export function Status({ message }: { message: string }) {
  const [spoken, setSpoken] = useState('')
  const last = useRef(message)

  useEffect(() => {
    if (message === last.current) {
      return undefined
    }
    const timer = setTimeout(() => {
      last.current = message
      setSpoken(message)
    }, rest)
    return () => clearTimeout(timer)
  }, [message])

  return <LiveRegion text={spoken} />
}
