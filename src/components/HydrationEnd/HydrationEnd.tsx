import { useRouter } from '@tanstack/react-router'
import { createContext, startTransition, useEffect, useState, type ReactNode } from 'react'
import { showAskedLocation } from '#src/boot/asked-location.ts'
import { markHydrated } from '#src/boot/page-state.ts'

/** No component reads it. Its change reaches all that stands below. */
const IsHydrated = createContext(false)

/**
 * Marks the page as hydrated. The router wraps pages in Suspense: they hydrate after the layout, with
 * no callback. A context that changes above that boundary, in a transition, makes React finish the
 * hydration below it first; the effect of that change runs when the page is hydrated. Without it,
 * clicks that came before would never be repeated (boot/inline/early-clicks.ts).
 * https://react.dev/reference/react/Suspense
 */
export function HydrationEnd({ children }: { children: ReactNode }) {
  const router = useRouter()
  const [isHydrated, setHydrated] = useState(false)

  useEffect(() => startTransition(() => setHydrated(true)), [])
  useEffect(() => {
    if (isHydrated) {
      markHydrated()
      void showAskedLocation(router)
    }
  }, [isHydrated, router])

  return <IsHydrated value={isHydrated}>{children}</IsHydrated>
}
