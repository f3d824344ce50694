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
  const willReload = navigator.onLine && claimReload(prepare)
  if (willReload) {
    location.reload()
  }
  return willReload
}

function claimReload(prepare?: () => void): boolean {
  try {
    const last = Number(sessionStorage.getItem(key))
    sessionStorage.setItem(key, String(Date.now()))
    if (Date.now() - last <= guard) {
      return false
    }
    prepare?.()
    return true
  } catch {
    // Where nothing is remembered, a loop could not be told from a first time.
    return false
  }
}
