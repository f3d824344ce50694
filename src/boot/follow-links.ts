import type { AnyRouter } from '@tanstack/react-router'
import { pageState } from './page-state.ts'

const preloadDelayMs = 50

/** Follows and preloads links for the router: each `Link` would run at every change of the URL, so at keys. */
export function followLinks(router: Pick<AnyRouter, 'navigate' | 'preloadRoute'>): void {
  addEventListener('click', (event) => {
    const link = findLink(event)
    const url = toPageUrl(link)
    const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    if (link && url && !isModified && !event.defaultPrevented) {
      event.preventDefault()
      // Safari does not focus a clicked link, and Back returns to the focused one.
      link.focus({ preventScroll: true })
      const { pathname, search, hash } = url
      if (url.href === location.href) {
        // The router does not go where it is.
        document.getElementById(hash.slice(1))?.focus()
      }
      // A link in the content to the same path only filters a list.
      const isFilter =
        pathname === location.pathname && hash === '' && link.closest('main') !== null
      void router.navigate({ href: pathname + search + hash, resetScroll: !isFilter })
    }
  })

  let timer: ReturnType<typeof setTimeout>
  const preload = (event: Event) => {
    clearTimeout(timer)
    const to = toPageUrl(findLink(event))?.pathname
    if (to !== undefined && to !== location.pathname) {
      timer = setTimeout(() => void router.preloadRoute({ to }).catch(console.warn), preloadDelayMs)
    }
  }
  // Not `pointerover`, which a finger that scrolls would fire.
  addEventListener('mouseover', preload)
  addEventListener('focusin', preload)
}

function findLink({ target }: Event): HTMLAnchorElement | undefined {
  return (target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')) || undefined
}

/** The URL of a link that the router follows. The browser follows anchors and files such as /feed.xml. */
function toPageUrl(link: HTMLAnchorElement | undefined): URL | undefined {
  const href = link?.getAttribute('href') ?? '#'
  const url = new URL(href, location.href)
  return !href.startsWith('#') &&
    pageState().hydrated !== undefined &&
    !link?.hasAttribute('target') &&
    url.origin === location.origin &&
    !/\.\w+$/.test(url.pathname)
    ? url
    : undefined
}
