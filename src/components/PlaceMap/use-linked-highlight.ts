import { useEffect } from 'react'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'

const linked = '[data-ranks], [data-state], [data-value], article[id]'

/**
 * Sets `data-lit` on the counterparts of the element that is hovered or focused: a card and its plate, a
 * tab and its state. In the DOM, because a React state would render every card as the pointer moves.
 */
export function useLinkedHighlight(restaurants: readonly Restaurant[]): void {
  useEffect(() => {
    let lit: readonly Element[] = []
    const highlight = ({ target }: Event) => {
      const element =
        target instanceof Element ? target.closest<HTMLElement | SVGElement>(linked) : null
      lit.forEach((one) => one.removeAttribute('data-lit'))
      lit = element ? findCounterparts(element, restaurants) : []
      lit.forEach((one) => one.setAttribute('data-lit', ''))
    }
    document.addEventListener('pointerover', highlight)
    document.addEventListener('focusin', highlight)
    return () => {
      document.removeEventListener('pointerover', highlight)
      document.removeEventListener('focusin', highlight)
    }
  }, [restaurants])
}

function findCounterparts(
  { id, dataset }: HTMLElement | SVGElement,
  restaurants: readonly Restaurant[],
): readonly Element[] {
  const { ranks, state, value } = dataset
  if (ranks !== undefined) {
    return ranks
      .split(' ')
      .flatMap((rank) => document.getElementById(restaurants[Number(rank) - 1]?.slug ?? '') ?? [])
  }
  const rank = restaurants.find(({ slug }) => slug === id)?.rank
  const selector = state
    ? `[data-value="${state}"]`
    : value
      ? `[data-state="${value}"]`
      : `[data-ranks~="${rank}"]`
  return [...document.querySelectorAll(selector)]
}
