import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Restaurant } from '#src/domain/restaurant/schema.ts'

/**
 * The slug that the URL's hash names, '' for none. Where the view does not list that restaurant,
 * goes to the whole list, which does.
 */
export function useAnchor(
  restaurants: readonly Restaurant[],
  found: readonly Restaurant[],
): string {
  const hash = useLocation({ select: (location) => location.hash })
  const navigate = useNavigate()
  const anchored = restaurants.find(({ slug }) => slug === hash)
  const isMissing = anchored !== undefined && !found.includes(anchored)

  useEffect(() => {
    if (isMissing) {
      void navigate({ to: '/restaurants', search: {}, hash, replace: true })
    }
  }, [isMissing, hash, navigate])

  useEffect(() => {
    // The router scrolls where it goes itself; this is for a page that was opened at a hash.
    if (anchored !== undefined && !isMissing) {
      document.getElementById(anchored.slug)?.scrollIntoView()
    }
  }, [anchored, isMissing])

  return anchored?.slug ?? ''
}
