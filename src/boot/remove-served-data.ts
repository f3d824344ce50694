import type { RouterHistory } from '@tanstack/react-router'

/**
 * Removes what only the server renders. Speculation rules go at once: the router preloads from here
 * on, and a page would be fetched twice. Structured data goes with the first navigation: it is about
 * the page that was served, and who saves or shares the next one would take it along.
 */
export function removeServedData(history: RouterHistory): void {
  remove('speculationrules')
  history.subscribe(() => remove('application/ld+json'))
}

function remove(type: string): void {
  document.querySelector(`[type="${type}"]`)?.remove()
}
