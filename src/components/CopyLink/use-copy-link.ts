import { useCallback } from 'react'
import { useNote } from './use-note.ts'

/** Long enough to copy an address from a note by hand. */
const addressMs = 30_000

/** Puts a link on the clipboard, and the words that say so: for a CopyNote. */
export function useCopyLink() {
  const { note, tell } = useNote()

  /** @param what the words for what the link leads to */
  const copyLink = useCallback(
    async (url: string, what: string) => {
      // Empty first: a live region speaks only what changes.
      tell('')
      try {
        await navigator.clipboard.writeText(url)
        tell(`Link copied: ${what}`)
      } catch {
        // No secure context, or not allowed.
        tell(`The link could not be copied. It is ${url}`, addressMs)
      }
    },
    [tell],
  )

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
