const retryIntervalMs = 2000

/**
 * Tries a refused `replaceState` again until it succeeds or a newer write replaces it; a refused
 * `pushState` becomes a page load. Safari throws a SecurityError above 100 writes in 30 s, and after
 * one the router never writes again: without this, who types long in Safari ends with a URL that no
 * longer follows. Call it before the router is made.
 * https://github.com/WebKit/WebKit/blob/main/Source/WebCore/page/History.cpp
 */
export function retryHistoryWrites(): void {
  const push = history.pushState.bind(history)
  const replace = history.replaceState.bind(history)
  let timer: ReturnType<typeof setTimeout> | undefined

  const replaceOrRetry: History['replaceState'] = (...entry) => {
    clearTimeout(timer)
    if (!isWritten(() => replace(...entry))) {
      timer = setTimeout(() => replaceOrRetry(...entry), retryIntervalMs)
    }
  }
  history.replaceState = replaceOrRetry
  history.pushState = (state, unused, url) => {
    clearTimeout(timer)
    if (!isWritten(() => push(state, unused, url))) {
      location.assign(url ?? location.href)
    }
  }
  addEventListener('popstate', () => clearTimeout(timer))
}

/** @returns false where the browser refuses by a SecurityError */
function isWritten(write: () => void): boolean {
  try {
    write()
    return true
  } catch (error) {
    if (error instanceof DOMException && error.name === 'SecurityError') {
      return false
    }
    throw error
  }
}
