import { useHydrated } from '@tanstack/react-router'
import { useEffect, type RefObject } from 'react'

/**
 * Ctrl K, or ⌘ K on Apple's systems, focuses the search box and selects its text.
 * @returns the name of the keys
 */
export function useSearchKey(input: RefObject<HTMLInputElement | null>): string {
  useEffect(() => {
    const focusInput = (event: KeyboardEvent) => {
      const isOther = event.altKey || event.shiftKey || event.isComposing
      if ((event.ctrlKey || event.metaKey) && !isOther && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        input.current?.focus()
        input.current?.select()
      }
    }
    document.addEventListener('keydown', focusInput)
    return () => document.removeEventListener('keydown', focusInput)
  }, [input])
  return useHydrated() && /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘K' : 'Ctrl K'
}
