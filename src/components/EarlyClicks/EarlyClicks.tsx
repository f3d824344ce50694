import { useRouter } from '@tanstack/react-router'
import { createContext, startTransition, useEffect, useState, type ReactNode } from 'react'
import { showAskedLocation } from '#src/boot/asked-location.ts'
import { answerEarlyClicks } from './early-clicks.ts'

/** Nobody reads it: its change reaches whatever stands below. */
const Hydrated = createContext(false)

/**
 * Stands around the page and answers early clicks when that is hydrated. The router has it in a
 * boundary of its own, which React hydrates some time after the frame and without a word; but a
 * change to what is in there it makes only once that is done, so one is made.
 * https://react.dev/reference/react/Suspense
 */
export function EarlyClicks({ children }: { children: ReactNode }) {
  const router = useRouter()
  const [isHydrated, setHydrated] = useState(false)

  useEffect(() => startTransition(() => setHydrated(true)), [])
  useEffect(() => {
    if (isHydrated) {
      document.documentElement.dataset.hydrated = ''
      void showAskedLocation(router)
      answerEarlyClicks()
    }
  }, [isHydrated, router])

  return <Hydrated value={isHydrated}>{children}</Hydrated>
}
