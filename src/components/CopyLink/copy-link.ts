import { showNote } from '#src/components/LiveRegion/messages.ts'

/** Long enough to copy an address from a note by hand. */
const addressMs = 30_000

export async function copyLink(url: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    showNote(`Link copied: ${what}`)
  } catch {
    // No secure context, or not allowed.
    showNote(`The link could not be copied. It is ${url}`, addressMs)
  }
}

/** The sheet was closed without sharing, or is already open: nothing is to be copied. */
const quietErrors = new Set(['AbortError', 'InvalidStateError'])

export async function shareLink(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url })
  } catch (error) {
    if (!(error instanceof DOMException && quietErrors.has(error.name))) {
      await copyLink(url, title)
    }
  }
}
