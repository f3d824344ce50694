const key = 'reloaded-at'
const guardMs = 60_000

/** After a deployment replaced the chunks: at most once a minute, not offline. */
export function reloadOnce(error?: Error): void {
  try {
    if (navigator.onLine && Date.now() - Number(sessionStorage.getItem(key)) > guardMs) {
      sessionStorage.setItem(key, String(Date.now()))
      // The router's mark of a reload.
      sessionStorage.setItem(`tanstack_router_reload:${error?.message}`, '1')
      location.reload()
    }
  } catch {
    // Without storage the reloads would not end.
  }
}
