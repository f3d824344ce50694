import { useEffect, useRef, useState } from 'react'
import { copyFailed, copyText } from './copy-text.ts'

/** Milliseconds that a note stands: long enough to read twice. */
const noteTime = 6000

/** Puts a link on the clipboard, and the words that say so. */
export function useCopyLink() {
  const [note, setNote] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  /** @param what the words for what the link leads to */
  const copyLink = async (url: string, what: string) => {
    setNote((await copyText(url)) ? `Link copied: ${what}` : copyFailed)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setNote(''), noteTime)
  }

  return { note, copyLink }
}
