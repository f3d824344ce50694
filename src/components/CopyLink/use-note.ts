import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'

/** Long enough to read a note twice. */
const noteMs = 6000
const none = { note: '', durationMs: 0 }

/** The text of a CopyNote. It is cleared after its time, by Escape, and by a navigation. */
export function useNote() {
  const [{ note, durationMs }, setNote] = useState(none)
  const { history } = useRouter()

  useEffect(() => {
    if (note === '') {
      return undefined
    }
    const clear = () => setNote(none)
    const timer = setTimeout(clear, durationMs)
    const unsubscribe = history.subscribe(clear)
    const clearOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && clear()
    addEventListener('keydown', clearOnEscape)
    return () => {
      clearTimeout(timer)
      unsubscribe()
      removeEventListener('keydown', clearOnEscape)
    }
  }, [note, durationMs, history])

  const tell = useCallback(
    (text: string, duration = noteMs) => setNote({ note: text, durationMs: duration }),
    [],
  )
  return { note, tell }
}
