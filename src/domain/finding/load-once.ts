/**
 * Calls `load` once. After it failed, as it does offline, returns undefined until somebody retries: a new promise at
 * each render would suspend React without end.
 */
export function loadOnce<Data>(load: () => Promise<Data>) {
  let loading: Promise<Data | undefined> | undefined
  let failed: typeof loading
  return (isRetry?: 'retry') => {
    if (isRetry && loading === failed) {
      loading = undefined
    }
    loading ??= load().catch(() => {
      failed = loading
      return undefined
    })
    return loading
  }
}
