/**
 * Calls `load` once. After it failed, as it does offline, returns the fallback until somebody retries: a new promise
 * at each render would suspend React without end.
 */
export function loadOnce<Data>(
  load: () => Promise<Data>,
  fallback: Data,
): (isRetry?: 'retry') => Promise<Data> {
  let loading: Promise<Data> | undefined
  let hasFailed = false
  return (isRetry) => {
    if (loading === undefined || (hasFailed && isRetry)) {
      hasFailed = false
      loading = load().catch(() => {
        hasFailed = true
        return fallback
      })
    }
    return loading
  }
}
