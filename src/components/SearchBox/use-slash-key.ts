import { useEffect, useSyncExternalStore, type RefObject } from 'react'

const storageKey = 'slash-key'
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The choice made on this page, for a browser that keeps none. */
let chosen: boolean | undefined

/** Off where a finger is what points: the button that tells and turns it off is not shown there. */
function readIsOn(): boolean {
  if (matchMedia('(pointer: coarse)').matches) {
    return false
  }
  try {
    return chosen ?? localStorage.getItem(storageKey) !== 'off'
  } catch {
    return chosen ?? true
  }
}

function toggle(): void {
  chosen = !readIsOn()
  try {
    localStorage.setItem(storageKey, chosen ? 'on' : 'off')
  } catch {
    // No storage: it holds until the page is left.
  }
  for (const listener of listeners) {
    listener()
  }
}

/**
 * `/` brings the cursor to the search box, except while typing anywhere. Pressed with a modifier it
 * is somebody else's. People who use speech input can turn it off (WCAG 2.1.4 asks for that).
 */
export function useSlashKey(input: RefObject<HTMLInputElement | null>): {
  isOn: boolean
  toggle: () => void
} {
  const isOn = useSyncExternalStore(subscribe, readIsOn, () => true)
  useEffect(() => {
    // Held, the key repeats in the box that it led to.
    let isOurs = false
    const focusInput = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element &&
        event.target.closest('input, textarea, select, [contenteditable], dialog') !== null
      const isModified = event.ctrlKey || event.metaKey || event.altKey || event.isComposing
      isOurs = event.key === '/' && (event.repeat ? isOurs : !isTyping && !isModified)
      if (isOurs) {
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
