import { useEffect, type RefObject } from 'react'
import { isPlainClick } from '#src/components/ViewLink/plain-click.ts'

/**
 * Clicked links with `data-copy` in a part of the page are copied, not followed. One listener for
 * all: a card stays plain links and cheap to draw. With a key held, or without a script, the link is
 * a link. What it leads to is the name of the article around it.
 * @param copyLink gets the address and what it leads to; keep it stable
 */
export function useCopiedLinks(
  part: RefObject<HTMLElement | null>,
  copyLink: (url: string, what: string) => Promise<void>,
): void {
  useEffect(() => {
    const element = part.current
    const copyClicked = (event: MouseEvent) => {
      const link =
        event.target instanceof Element
          ? event.target.closest<HTMLAnchorElement>('a[data-copy]')
          : null
      if (link && isPlainClick(event)) {
        event.preventDefault()
        void copyLink(link.href, link.closest('article')?.ariaLabel ?? '')
      }
    }
    element?.addEventListener('click', copyClicked)
    return () => element?.removeEventListener('click', copyClicked)
  }, [part, copyLink])
}
