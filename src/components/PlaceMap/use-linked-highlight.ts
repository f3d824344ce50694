import { useEffect, type RefObject } from 'react'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'

/**
 * Sets `data-lit` on the counterpart of what is pointed at or focused: a card and its plate, a tab and
 * its state. It sets the attribute in the DOM, because a state of React would render every card when
 * the pointer crosses the list.
 */
export function useLinkedHighlight(
  map: RefObject<Element | null>,
  restaurants: readonly Restaurant[],
): void {
  useEffect(() => {
    let lit: readonly Element[] = []
    const light = ({ target }: Event) => {
      const found =
        target instanceof Element && map.current
          ? counterparts(target, map.current, restaurants)
          : []
      for (const element of lit) {
        element.removeAttribute('data-lit')
      }
      for (const element of found) {
        element.setAttribute('data-lit', '')
      }
      lit = found
    }
    document.addEventListener('pointerover', light)
    document.addEventListener('focusin', light)
    return () => {
      document.removeEventListener('pointerover', light)
      document.removeEventListener('focusin', light)
    }
  }, [map, restaurants])
}

function counterparts(
  target: Element,
  map: Element,
  restaurants: readonly Restaurant[],
): readonly Element[] {
  const mark = target.closest<SVGElement>('[data-ranks]')
  const shape = target.closest<SVGElement>('[data-state]')
  const card = target.closest('article[id]')
  const tab = target.closest<HTMLElement>('[data-value]')
  if (mark && map.contains(mark)) {
    const ranks = (mark.dataset['ranks'] ?? '').split(' ')
    return ranks.flatMap(
      (rank) => document.getElementById(restaurants[Number(rank) - 1]?.slug ?? '') ?? [],
    )
  }
  if (shape && map.contains(shape)) {
    return [...document.querySelectorAll(`[data-value="${shape.dataset['state']}"]`)]
  }
  if (card) {
    const rank = restaurants.find(({ slug }) => slug === card.id)?.rank
    return [...map.querySelectorAll(`[data-ranks~="${rank}"]`)]
  }
  return tab ? [...map.querySelectorAll(`[data-state="${tab.dataset['value']}"]`)] : []
}
