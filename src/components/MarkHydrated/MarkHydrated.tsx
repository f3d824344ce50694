import { createContext, startTransition, useEffect, useState, type ReactNode } from 'react'
import { pageState } from '#src/boot/page-state.ts'

/** No component reads it. Its change reaches everything below. */
const IsHydrated = createContext(false)

/**
 * Sets `data-hydrated` when the page is hydrated: until then the styles hide buttons that need a script.
 * The router wraps pages in Suspense, so they hydrate after the layout, with no callback. A context that
 * changes above that boundary, in a transition, makes React finish the hydration below it first.
 * https://react.dev/reference/react/Suspense
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
