import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'

/** Milliseconds that a note stands: long enough to read it twice, or to copy from it by hand. */
const noteTime = 6000
const handTime = 30_000
const none = { note: '', time: 0 }

/** Puts a link on the clipboard, and the words that say so: for a CopyNote. */
export function useCopyLink() {
  const [{ note, time }, setNote] = useState(none)
  const { history } = useRouter()

  // A note goes after its time, with Escape, and with the view that it was about.
  useEffect(() => {
    if (note === '') {
      return undefined
    }
    const clear = () => setNote(none)
    const timer = setTimeout(clear, time)
    const unsubscribe = history.subscribe(clear)
    const clearOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && clear()
    addEventListener('keydown', clearOnEscape)
    return () => {
      clearTimeout(timer)
      unsubscribe()
      removeEventListener('keydown', clearOnEscape)
    }
  }, [note, time, history])

  /** @param what the words for what the link leads to */
  const copyLink = useCallback(async (url: string, what: string) => {
    // What is copied again is said again.
    setNote(none)
    try {
      await navigator.clipboard.writeText(url)
      setNote({ note: `Link copied: ${what}`, time: noteTime })
    } catch {
      // No secure context, or not allowed.
      setNote({ note: `The link could not be copied. It is ${url}`, time: handTime })
    }
  }, [])

  return { note, copyLink }
}

/** Put away without sharing, or pressed again while the sheet is open: there is nothing to do. */
const answers = new Set(['AbortError', 'InvalidStateError'])

/**
 * Hands a link to the device's own sheet. Where there is none, or the device refuses, it is copied.
 * @param title the words for what the link leads to
 */
export async function shareLink(
  title: string,
  url: string,
  copy: () => Promise<void>,
): Promise<void> {
  try {
    await navigator.share({ title, url })
  } catch (error) {
    if (!(error instanceof DOMException && answers.has(error.name))) {
      await copy()
    }
  }
}
