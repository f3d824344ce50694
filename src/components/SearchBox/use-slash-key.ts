import { useEffect, type RefObject } from 'react'

/**
 * `/` brings the cursor to the search box, except while typing anywhere. Pressed with a modifier it
 * is somebody else's (WCAG 2.1.4: a key alone acts only while nothing that takes text has focus).
 */
export function useSlashKey(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const focusInput = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element &&
        event.target.closest('input, textarea, select, [contenteditable], dialog') !== null
      if (event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) {
        event.preventDefault()
        input.current?.focus()
        input.current?.select()
      }
    }
    document.addEventListener('keydown', focusInput)
    return () => document.removeEventListener('keydown', focusInput)
  }, [input])
}
