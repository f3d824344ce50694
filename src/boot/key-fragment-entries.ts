/**
 * Gives a history entry of a click on `#history` the key by which the router finds its scroll position.
 * Without it, Back leads to a heading, not to where the visitor was.
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
