import { useEffect, useRef, useState } from 'react'
import { sendMessage } from './send-message.ts'

type State = 'idle' | 'sending' | 'sent' | 'failed'

/**
 * Sends one message at a time. Leaving the page cancels a simulated sending; a real one goes on.
 * @param onSent called with the message once it is sent
 */
export function useSending(
  url: string,
  onSent: (message: FormData) => void,
): { state: State; send: (message: FormData) => Promise<void> } {
  const [state, setState] = useState<State>('idle')
  const hasLeft = useRef(false)

  useEffect(() => {
    hasLeft.current = false
    return () => {
      hasLeft.current = true
    }
  }, [])

  const send = async (message: FormData) => {
    if (state === 'sending') {
      return
    }
    setState('sending')
    try {
      await sendMessage(message, url)
    } catch (error) {
      console.warn(error)
      setState('failed')
      return
    }
    if (url !== '' || !hasLeft.current) {
      setState('sent')
      onSent(message)
    }
  }

  return { state, send }
}
