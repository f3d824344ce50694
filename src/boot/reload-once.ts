const key = 'reloaded-at'
const guardMs = 60_000

/** Reloads an open page whose chunks a new deployment has replaced: at most once a minute, not offline. */
export function reloadOnce(error?: Error): void {
  try {
    if (navigator.onLine && Date.now() - Number(sessionStorage.getItem(key)) > guardMs) {
      sessionStorage.setItem(key, String(Date.now()))
      // The router's own mark of a reload for a missing component.
      sessionStorage.setItem(`tanstack_router_reload:${error?.message}`, '1')
      location.reload()
    }
  } catch {
    // Without storage nothing would end the reloads.
  }
}
