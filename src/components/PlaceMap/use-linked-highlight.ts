import { useEffect } from 'react'

/**
 * Sets `data-lit` on the card of a hovered plate, on the state of a focused tab, and so on: they have the same
 * `data-ranks` or `data-value`. Sets it in the DOM, because a React state would render every card as the
 * pointer moves.
 */
export function useLinkedHighlight(): void {
  useEffect(() => {
    const highlight = ({ target }: Event) => {
      const source = target instanceof Element ? target.closest('[data-ranks], [data-value]') : null
      const ranks = source?.getAttribute('data-ranks')?.split(' ')
      const lit = ranks
        ? ranks.map((rank) => `[data-ranks~="${rank}"]`).join()
        : `[data-value="${source?.getAttribute('data-value')}"]`
      document
        .querySelectorAll(`[data-lit], ${lit}`)
        .forEach((one) => one.toggleAttribute('data-lit', one !== source && one.matches(lit)))
    }
    document.addEventListener('pointerover', highlight)
    document.addEventListener('focusin', highlight)
    return () => {
      document.removeEventListener('pointerover', highlight)
      document.removeEventListener('focusin', highlight)
    }
  }, [])
}
