import { useEffect, useState } from 'react'

/** Milliseconds that a note stands: long enough to read twice. */
const noteTime = 6000

/** Puts a link on the clipboard, and the words that say so. */
export function useCopyLink() {
  const [note, setNote] = useState('')

  useEffect(() => {
    if (note === '') {
      return undefined
    }
    const timer = setTimeout(() => setNote(''), noteTime)
    return () => clearTimeout(timer)
  }, [note])

  /** @param what the words for what the link leads to */
  const copyLink = async (url: string, what: string) => {
    try {
      await navigator.clipboard.writeText(url)
      setNote(`Link copied: ${what}`)
    } catch {
      // Not allowed, or no secure connection.
      setNote('The link could not be copied. It stands in the address bar.')
    }
  }

  return { note, copyLink }
}
