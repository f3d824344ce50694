import type { RouterHistory } from '@tanstack/react-router'

/** Removes the structured data, which only the server renders, at the first navigation. */
export function removeServedData(history: RouterHistory): void {
  history.subscribe(() => document.querySelector('[type="application/ld+json"]')?.remove())
}
