import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Puts a typed text into the URL of a list: in place, for typing is no step to go back over. */
export function useWriteQuery(list: '/restaurants' | '/blog'): (query: string) => void {
  const navigate = useNavigate()
  return useCallback(
    (query) =>
      void navigate({
        to: list,
        search: (search) => ({ ...search, query }),
        replace: true,
        resetScroll: false,
      }),
    [navigate, list],
  )
}
