import { useHydrated, useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { DirectorySearch } from '#src/domain/directory/directory-filters.ts'
import { directoryList } from '#src/domain/directory/directory-list.ts'
import { hrefOf } from '#src/domain/finding/list-definition.ts'
import { findCachedView } from '#src/domain/finding/view.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'

/** Returns the slug of the hash, or "". Goes to the whole list if the view does not list that restaurant. */
export function useAnchor(restaurants: readonly Restaurant[], search: DirectorySearch): string {
  // The server does not know the hash.
  const isHydrated = useHydrated()
  const hash = useLocation({ select: (location) => (isHydrated ? location.hash : '') })
  const view = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr })
  const navigate = useNavigate()
  const isOnTheWay = useRef(false)
  const anchored = restaurants.find(({ slug }) => slug === hash)

  useEffect(() => {
    if (anchored === undefined || view !== hrefOf(directoryList, search)) {
      return
    }
    const { found } = findCachedView(directoryList, restaurants, search)
    if (!found.some(({ item }) => item === anchored)) {
      isOnTheWay.current = true
      void navigate({ to: '/restaurants', search: {}, hash: anchored.slug, replace: true })
    } else if (isOnTheWay.current) {
      // As browsers do for a hash: the next Tab continues from the card.
      isOnTheWay.current = false
      document.getElementById(anchored.slug)?.focus({ preventScroll: true })
    }
  }, [anchored, view, search, restaurants, navigate])

  return anchored?.slug ?? ''
}
