import { useEffect, useRef, useState } from 'react'

/** Milliseconds that the simulated sending takes. */
const sendingTime = 1000

/**
 * idle → sending → sent. Sending again while it lasts does nothing; leaving the page ends it.
 * @param onSent called with the message when it is on its way
 */
export function useSending(onSent: (message: FormData) => void): {
  state: 'idle' | 'sending' | 'sent'
  send: (message: FormData) => void
} {
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  const send = (message: FormData) => {
    if (state === 'sending') {
      return
    }
    setState('sending')
    timer.current = setTimeout(() => {
      setState('sent')
      onSent(message)
    }, sendingTime)
  }

  return { state, send }
}
