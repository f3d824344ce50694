const retryMs = 5000

/**
 * Calls `load` at the first call. If it fails, as it does offline, it returns the fallback, and calls `load` again
 * some seconds later at the earliest: React calls anew when a promise settles, so a new promise would never end.
 */
export function loadOnce<Data>(load: () => Promise<Data>, fallback: Data): () => Promise<Data> {
  let loading: Promise<Data> | undefined
  return () =>
    (loading ??= load().catch(() => {
      setTimeout(() => (loading = undefined), retryMs)
      return fallback
    }))
}
