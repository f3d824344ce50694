import { createContext, startTransition, useEffect, useState, type ReactNode } from 'react'
import { pageState } from '#src/boot/page-state.ts'

/** No component reads it. Its change reaches everything below. */
const IsHydrated = createContext(false)

/**
 * Sets `data-hydrated` when the page is hydrated: until then buttons that need a script are hidden. The
 * router wraps pages in Suspense, so they hydrate after the layout, with no callback. A context that
 * changes above that boundary, in a transition, makes React finish the hydration below it first.
 * https://react.dev/reference/react/Suspense
 */
export function MarkHydrated({ children }: { children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(false)

  useEffect(() => startTransition(() => setHydrated(true)), [])
  useEffect(() => {
    if (isHydrated) {
      pageState().hydrated = ''
    }
  }, [isHydrated])

  return <IsHydrated value={isHydrated}>{children}</IsHydrated>
}
