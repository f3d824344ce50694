import type { RouterHistory } from '@tanstack/react-router'

/**
 * What the server alone writes, for what makes it would cost every visitor its weight. Structured
 * data holds for the view that was served, so it goes with the first step away: who reads it asks
 * for every page anew. Speculation rules go at once, since from here on the router preloads.
 */
export function forgetServedData(history: RouterHistory): void {
  remove('speculationrules')
  history.subscribe(() => remove('application/ld+json'))
}

function remove(type: string): void {
  document.querySelector(`[type="${type}"]`)?.remove()
}
