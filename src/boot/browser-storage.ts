type StorageName = 'localStorage' | 'sessionStorage'

/** What the browser refuses to store lasts as long as the document. */
const refused = new Map<string, string>()

export function readStorage(storage: StorageName, key: string): string {
  try {
    return refused.get(key) ?? window[storage].getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** Returns false if the browser refuses. */
export function writeStorage(storage: StorageName, key: string, value: string): boolean {
  try {
    window[storage].setItem(key, value)
    refused.delete(key)
    return true
  } catch {
    refused.set(key, value)
    return false
  }
}
