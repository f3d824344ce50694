import { useEffect } from 'react'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'

const linked = '[data-ranks], [data-state], [data-value], article[id]'

/**
 * Sets `data-lit` on the card of a hovered plate, on the state of a focused tab, and so on. Sets it in the
 * DOM, because a React state would render every card as the pointer moves.
 */
export function useLinkedHighlight(restaurants: readonly Restaurant[]): void {
  useEffect(() => {
    const highlight = ({ target }: Event) => {
      const element = target instanceof Element && target.closest<HTMLElement | SVGElement>(linked)
      const lit = element ? selectCounterparts(element, restaurants) : ':not(*)'
      document
        .querySelectorAll(`[data-lit], ${lit}`)
        .forEach((one) => one.toggleAttribute('data-lit', one.matches(lit)))
    }
    document.addEventListener('pointerover', highlight)
    document.addEventListener('focusin', highlight)
    return () => {
      document.removeEventListener('pointerover', highlight)
      document.removeEventListener('focusin', highlight)
    }
  }, [restaurants])
}

function selectCounterparts(
  { id, dataset: { ranks, state, value } }: HTMLElement | SVGElement,
  restaurants: readonly Restaurant[],
): string {
  if (ranks !== undefined) {
    const cards = ranks.split(' ').map((rank) => restaurants[Number(rank) - 1]?.slug)
    return cards.map((slug) => `[id="${slug}"]`).join()
  }
  if (state !== undefined) {
    return `[data-value="${state}"]`
  }
  return value === undefined
    ? `[data-ranks~="${restaurants.find(({ slug }) => slug === id)?.rank}"]`
    : `[data-state="${value}"]`
}
