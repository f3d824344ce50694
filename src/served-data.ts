import type { RouterHistory } from '@tanstack/react-router'

/**
 * Only the server writes these, to keep their code out of the bundle. Structured data is about the
 * page that was served and goes with the first navigation: crawlers load every page afresh.
 * Speculation rules go at once, since from here on the router preloads.
 */
export function forgetServedData(history: RouterHistory): void {
  remove('speculationrules')
  history.subscribe(() => remove('application/ld+json'))
}

function remove(type: string): void {
  document.querySelector(`[type="${type}"]`)?.remove()
}
