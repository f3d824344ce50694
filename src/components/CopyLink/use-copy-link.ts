import { useCallback, useEffect, useRef, useState } from 'react'

/** Milliseconds that a note stands: long enough to read twice. */
const noteTime = 6000

/** Puts a link on the clipboard, and the words that say so: for a CopyNote. */
export function useCopyLink() {
  const [note, setNote] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  /** @param what the words for what the link leads to */
  const copyLink = useCallback(async (url: string, what: string) => {
    clearTimeout(timer.current)
    // What is copied again is said again.
    setNote('')
    try {
      await navigator.clipboard.writeText(url)
      setNote(`Link copied: ${what}`)
      timer.current = setTimeout(() => setNote(''), noteTime)
    } catch {
      // No secure context, or not allowed. This note stays, for a hand takes longer.
      setNote(`The link could not be copied. It is ${url}`)
    }
  }, [])

  return { note, copyLink }
}
