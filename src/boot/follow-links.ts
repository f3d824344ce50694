import type { AnyRouter } from '@tanstack/react-router'
import { pageState } from './page-state.ts'

/** Follows plain `<a href>` by the router. A hundred `Link`s of a list would render at every key. */
export function followLinks(router: AnyRouter): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const href = link?.getAttribute('href') ?? '#'
    if (href.startsWith('#')) {
      // Scrolling to an anchor needs the true height of all above it.
      delete pageState().fresh
    }
    const isOwn = event.defaultPrevented || !isPlainClick(event) || link?.hasAttribute('target')
    if (isOwn || href.startsWith('#') || pageState().hydrated === undefined) {
      return
    }
    const { origin, pathname, search, hash } = new URL(href, location.href)
    // Not files such as /feed.xml.
    if (origin === location.origin && !/\.\w+$/.test(pathname)) {
      event.preventDefault()
      const resetScroll = pathname !== location.pathname || hash !== ''
      void router.navigate({ href: pathname + search + hash, resetScroll })
    }
  })
}

/** The browser handles clicks with a modifier key. */
export function isPlainClick(
  event: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
}
