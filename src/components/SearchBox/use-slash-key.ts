import { useEffect, useSyncExternalStore, type RefObject } from 'react'

const storageKey = 'slash-key'
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function readIsOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return true
  }
}

function toggle(): void {
  try {
    localStorage.setItem(storageKey, readIsOn() ? 'off' : 'on')
  } catch {
    // No storage, no choice to keep.
  }
  for (const listener of listeners) {
    listener()
  }
}

/**
 * `/` brings the cursor to the search box, except while typing anywhere. Pressed with a modifier it
 * is somebody else's. Who speaks to the computer turns it off (WCAG 2.1.4 asks for that).
 */
export function useSlashKey(input: RefObject<HTMLInputElement | null>): {
  isOn: boolean
  toggle: () => void
} {
  const isOn = useSyncExternalStore(subscribe, readIsOn, () => true)
  useEffect(() => {
    const focusInput = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element &&
        event.target.closest('input, textarea, select, [contenteditable], dialog') !== null
      const isModified = event.ctrlKey || event.metaKey || event.altKey || event.isComposing
      if (event.key === '/' && !isTyping && !isModified) {
        event.preventDefault()
        input.current?.focus()
        input.current?.select()
      }
    }
    if (!isOn) {
      return undefined
    }
    document.addEventListener('keydown', focusInput)
    return () => document.removeEventListener('keydown', focusInput)
  }, [input, isOn])
  return { isOn, toggle }
}
