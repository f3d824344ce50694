const key = 'reloaded-at'
/** Milliseconds in which a second failure means that the reload did not help. */
const guard = 60_000

/**
 * A page of yesterday's edition asks for files that today's does not have. One reload of the page
 * that was asked for brings the new edition; a second failure soon after is shown, never repeated.
 * @param isOnTheWay whether the visitor goes to another page; a file fetched ahead may fail in peace
 */
export function reloadOnceWhenFilesAreGone(isOnTheWay: () => boolean): void {
  addEventListener('vite:preloadError', () => {
    if (isOnTheWay() && navigator.onLine && claimReload()) {
      location.reload()
    }
  })
}

function claimReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(key) ?? 0)
    sessionStorage.setItem(key, String(Date.now()))
    return Date.now() - last > guard
  } catch {
    // Where nothing is remembered, a loop could not be told from a first time.
    return false
  }
}
