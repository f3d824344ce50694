const key = 'reloaded-at'
/** Milliseconds in which a second failure means that the reload did not help. */
const guard = 60_000

/**
 * A page of yesterday's edition asks for files that today's does not have. One reload of the page
 * that was asked for brings the new edition; a second failure soon after is shown, never repeated.
 * @param prepare what the next document needs; where that cannot be kept there is no reload
 * @returns whether the page is on its way
 */
export function reloadOnce(prepare?: () => void): boolean {
  try {
    const now = Date.now()
    if (navigator.onLine && now - Number(sessionStorage.getItem(key)) > guard) {
      sessionStorage.setItem(key, String(now))
      prepare?.()
      location.reload()
      return true
    }
  } catch {
    // Where nothing is remembered, a loop could not be told from a first time.
  }
  return false
}
