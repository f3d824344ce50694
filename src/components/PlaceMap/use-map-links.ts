import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { isPlainClick } from '#src/components/ViewLink/plain-click.ts'

/**
 * Handlers for all links of a drawing: the router follows those to views and pages, the browser those
 * within the page. `mousedown` is prevented, because focus may not enter `aria-hidden` content.
 */
export function useMapLinks() {
  const router = useRouter()
  return {
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: (event: MouseEvent) => {
      const href = (event.target as Element).closest('a')?.getAttribute('href')
      if (href?.startsWith('/') === true && isPlainClick(event)) {
        event.preventDefault()
        const isSamePage = href.split(/[?#]/)[0] === router.state.location.pathname
        void router.navigate({ href, ...(isSamePage && { resetScroll: false }) })
      }
    },
  }
}
