import type { AnyRouter } from '@tanstack/react-router'
import { pageState } from './page-state.ts'

/**
 * Makes the router follow every plain `<a href>` to a page of the site. A `Link` subscribes to the router's
 * state, and the hundred of a list would run at every key.
 */
export function followLinks(router: AnyRouter): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const href = link?.getAttribute('href') ?? '#'
    if (href.startsWith('#')) {
      // The browser scrolls to an anchor, for which all above it needs its true height.
      delete pageState().fresh
    }
    const isOwn = event.defaultPrevented || !isPlainClick(event) || link?.hasAttribute('target')
    if (isOwn || href.startsWith('#') || pageState().hydrated === undefined) {
      return
    }
    const { origin, pathname, search, hash } = new URL(href, location.href)
    // The browser loads files such as /feed.xml.
    if (origin === location.origin && !/\.\w+$/.test(pathname)) {
      event.preventDefault()
      const resetScroll = pathname !== location.pathname || hash !== ''
      void router.navigate({ href: pathname + search + hash, resetScroll })
    }
  })
}

/** Whether a click on a link follows it in this tab. With a modifier key the browser handles it. */
export function isPlainClick({
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>): boolean {
  return !(ctrlKey || metaKey || shiftKey || altKey)
}
