import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'

/** Long enough to read a note twice, and to copy an address from it by hand. */
const noteMs = 6000
const addressMs = 30_000
const none = { note: '', durationMs: 0 }

/** Puts a link on the clipboard, and the words that say so: for a CopyNote. */
export function useCopyLink() {
  const [{ note, durationMs }, setNote] = useState(none)
  const { history } = useRouter()

  // A note is cleared after its time, by Escape, and by a navigation.
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

  /** @param what the words for what the link leads to */
  const copyLink = useCallback(async (url: string, what: string) => {
    // Empty first: a live region speaks only what changes.
    setNote(none)
    try {
      await navigator.clipboard.writeText(url)
      setNote({ note: `Link copied: ${what}`, durationMs: noteMs })
    } catch {
      // No secure context, or not allowed.
      setNote({ note: `The link could not be copied. It is ${url}`, durationMs: addressMs })
    }
  }, [])

  return { note, copyLink }
}

/** The sheet was closed without sharing, or is already open: nothing is to be copied. */
const quietErrors = new Set(['AbortError', 'InvalidStateError'])

/**
 * Calls `navigator.share`. Where there is none, or it refuses, the link is copied.
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
    if (!(error instanceof DOMException && quietErrors.has(error.name))) {
      await copy()
    }
  }
}
