const key = 'reloaded-at'
/** Milliseconds in which a second failure means that the reload did not help. */
const guard = 60_000

/**
 * A page of yesterday's edition asks for files that today's does not have. One reload of the page
 * that was asked for brings the new edition; a second failure soon after is shown, never repeated.
 * @returns whether the page is on its way
 */
export function reloadOnce(): boolean {
  const isWorthIt = navigator.onLine && claimReload()
  if (isWorthIt) {
    location.reload()
  }
  return isWorthIt
}

function claimReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(key))
    sessionStorage.setItem(key, String(Date.now()))
    return Date.now() - last > guard
  } catch {
    // Where nothing is remembered, a loop could not be told from a first time.
    return false
  }
}
