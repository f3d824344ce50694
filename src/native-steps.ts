/**
 * A step that the browser takes by itself, to a part of the page, bears no key in the history. The
 * router makes one up whenever it comes by, and so never finds where the visitor had scrolled. This
 * gives such a step a key to keep. Call before the router is made.
 */
export function nameNativeSteps(): void {
  const replace = history.replaceState.bind(history)
  addEventListener('popstate', () => {
    if (history.state === null) {
      const key = Math.random().toString(36).slice(2)
      replace({ key, __TSR_key: key, __TSR_index: 0 }, '')
    }
  })
}
