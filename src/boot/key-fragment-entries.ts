/**
 * Gives the history entry of a fragment navigation (a click on `#history`) a key. The browser makes
 * such an entry by itself, with `history.state` null; the router then makes up a new key at every
 * visit and finds no scroll position. Without this, Back to a part of an article leads to its heading,
 * not to where the visitor had read on. Call it before the router is made.
 */
export function keyFragmentEntries(): void {
  const replaceState = history.replaceState.bind(history)
  addEventListener('popstate', () => {
    if (history.state === null) {
      const key = Math.random().toString(36).slice(2)
      replaceState({ key, __TSR_key: key, __TSR_index: 0 }, '')
    }
  })
}
