/**
 * Calls `load` once. After it failed, as it does offline, returns undefined until somebody retries: a new promise at
 * each render would suspend React without end.
 */
export function loadOnce<Data>(load: () => Promise<Data>) {
  let loading: Promise<Data | undefined> | undefined
  let hasFailed = false
  return (isRetry?: 'retry') => {
    if (loading === undefined || (hasFailed && isRetry)) {
      hasFailed = false
      loading = load().catch(() => {
        hasFailed = true
        return undefined
      })
    }
    return loading
  }
}
