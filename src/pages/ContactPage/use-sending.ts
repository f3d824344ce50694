import { useEffect, useRef, useState } from 'react'

/** How long the simulated sending takes. */
const sendingMs = 1000

/**
 * Simulates sending: idle → sending → sent. `send` does nothing while sending. Unmounting cancels it.
 * @param onSent called with the message once it is sent
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
    }, sendingMs)
  }

  return { state, send }
}
