/** Milliseconds until a refused write is tried again. */
const pause = 2000

/**
 * A browser that finds history written too often refuses by an exception (Safari: 100 times in 30 s),
 * and after one the router never writes again. So a refused write in place is tried again until it
 * succeeds or is out of date, and a refused step becomes a page load. Call before the router is made.
 */
export function waitWhereHistoryRefuses(): void {
  const push = history.pushState.bind(history)
  const replace = history.replaceState.bind(history)
  let timer: ReturnType<typeof setTimeout> | undefined

  const write: History['replaceState'] = (...entry) => {
    clearTimeout(timer)
    tryWrite(
      () => replace(...entry),
      () => {
        timer = setTimeout(() => write(...entry), pause)
      },
    )
  }
  history.replaceState = write
  history.pushState = (state, unused, url) => {
    clearTimeout(timer)
    tryWrite(
      () => push(state, unused, url),
      () => location.assign(url ?? location.href),
    )
  }
  addEventListener('popstate', () => clearTimeout(timer))
}

function tryWrite(write: () => void, giveWay: () => void): void {
  try {
    write()
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'SecurityError')) {
      throw error
    }
    giveWay()
  }
}
