import { useEffect, type RefObject } from 'react'
import { copyText } from './copy-text.ts'

/**
 * Clicked links with `data-copy` in a part of the page are copied, not followed. One listener for
 * all: a card stays plain links and cheap to draw. With a key held, or without a script, the link is
 * a link.
 * @param tell gets the name of what was copied, or undefined when that failed; keep it stable
 */
export function useCopiedLinks(
  part: RefObject<HTMLElement | null>,
  tell: (name: string | undefined) => void,
): void {
  useEffect(() => {
    const element = part.current
    const copyLink = (event: MouseEvent) => {
      const link =
        event.target instanceof Element
          ? event.target.closest<HTMLAnchorElement>('a[data-copy]')
          : null
      if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey) {
        event.preventDefault()
        void copyText(link.href).then((isCopied) =>
          tell(isCopied ? (link.dataset.copy ?? '') : undefined),
        )
      }
    }
    element?.addEventListener('click', copyLink)
    return () => element?.removeEventListener('click', copyLink)
  }, [part, tell])
}
