import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { isPlainClick } from '#src/components/ViewLink/plain-click.ts'

/**
 * Handlers for a drawing full of links: the router follows them, the browser those within the page.
 * A press must not put the focus on one, for it would rest in what screen readers are not shown.
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
