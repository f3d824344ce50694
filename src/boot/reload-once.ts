const key = 'reloaded-at'
const guardMs = 60_000

/**
 * Reloads the page, at most once a minute, and not offline. After a new deployment an open page asks for chunks that are
 * gone, and without this its visitor sees an error page at the next link.
 */
export function reloadOnce(error?: Error): void {
  try {
    if (navigator.onLine && Date.now() - Number(sessionStorage.getItem(key)) > guardMs) {
      sessionStorage.setItem(key, String(Date.now()))
      // The router reloads once for a missing component too; this tells it that it has happened.
      sessionStorage.setItem(`tanstack_router_reload:${error?.message}`, '1')
      location.reload()
    }
  } catch {
    // Without storage nothing would end the reloads.
  }
}
