import type { RouterHistory } from '@tanstack/react-router'

/**
 * Structured data is written by the server alone: who reads it asks for every page anew and follows
 * no link by script, and what makes it would cost every visitor its weight. It holds for the view
 * that was served, so it goes with the first step away.
 */
export function forgetServedData(history: RouterHistory): void {
  history.subscribe(() => {
    for (const data of document.querySelectorAll('[type="application/ld+json"]')) {
      data.remove()
    }
  })
}
