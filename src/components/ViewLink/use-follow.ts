import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { isPlainClick } from './plain-click.ts'

/**
 * Returns a click handler that follows an <a> through the router; the browser handles fragments. For
 * the links of a long list: a `Link` subscribes to the router's state, and a hundred of them would run
 * at every key.
 */
export function useFollow(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const router = useRouter({ warn: false })
  return (event) => {
    const href = event.currentTarget.getAttribute('href') ?? ''
    if (!href.startsWith('#') && isPlainClick(event)) {
      event.preventDefault()
      router.history.push(href)
    }
  }
}
