const reloadedAtKey = 'reloaded-at'
const guardMs = 60_000

/**
 * Reloads the page, unless that was done in the last minute or the browser is offline. After a new
 * deployment a page that is still open asks for files that are gone. Without this, its visitor sees
 * an error page at the next link.
 * @param prepare stores what the next document needs; where it throws, there is no reload
 * @returns whether the page is being reloaded
 */
export function reloadOnce(prepare?: () => void): boolean {
  try {
    const now = Date.now()
    if (navigator.onLine && now - Number(sessionStorage.getItem(reloadedAtKey)) > guardMs) {
      sessionStorage.setItem(reloadedAtKey, String(now))
      prepare?.()
      location.reload()
      return true
    }
  } catch {
    // Without storage a second failure looks like the first: the reloads would not end.
  }
  return false
}
