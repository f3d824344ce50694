import { useRouter, type NavigateOptions } from '@tanstack/react-router'
import { useCallback } from 'react'
import { paramsOf, type ListDefinition } from '#src/domain/finding/list-definition.ts'
import { parseQueryString, writeQueryString } from '#src/domain/url/query-string.ts'

/**
 * Returns a function that changes some search params of a list and leaves the others as the URL has them at
 * that moment. It adds a history entry, and the page stays where it is scrolled to.
 */
export function useNavigateView<Item>({
  path,
  filters,
}: Pick<ListDefinition<Item>, 'path' | 'filters'>): (
  change: Readonly<Record<string, string>>,
  options?: Pick<NavigateOptions, 'replace' | 'state'>,
) => void {
  const { history, navigate } = useRouter()
  return useCallback(
    (change, options) => {
      const params = paramsOf(filters, { ...parseQueryString(history.location.search), ...change })
      const href = path + writeQueryString(params)
      void navigate({ href, resetScroll: false, ...options })
    },
    [history, navigate, path, filters],
  )
}
