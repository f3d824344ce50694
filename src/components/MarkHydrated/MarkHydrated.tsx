import { createContext, startTransition, useEffect, useState, type ReactNode } from 'react'
import { pageState } from '#src/boot/page-state.ts'

const IsHydrated = createContext(false)

/**
 * Sets `data-hydrated`; until then the styles hide buttons that need a script. The router wraps pages in
 * Suspense, so they hydrate later, without a callback. A context that changes in a transition makes React
 * hydrate everything below it first, although no component reads it.
 */
export function MarkHydrated({ children }: { children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(false)

  useEffect(() => {
    if (isHydrated) {
      pageState().hydrated = ''
    } else {
      startTransition(() => setHydrated(true))
    }
  }, [isHydrated])

  return <IsHydrated value={isHydrated}>{children}</IsHydrated>
}
