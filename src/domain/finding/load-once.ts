/** Calls `load` at the first call, and again after it failed, as it does offline. Then it returns the fallback. */
export function loadOnce<Data>(load: () => Promise<Data>, fallback: Data): () => Promise<Data> {
  let loading: Promise<Data> | undefined
  return () =>
    (loading ??= load().catch(() => {
      loading = undefined
      return fallback
    }))
}
