/** Moves the focus to the results, because the link that was followed leaves the page. */
export function focusResults(): void {
  document.getElementById('results')?.focus({ preventScroll: true })
  document.getElementById('results-summary')?.scrollIntoView({ block: 'nearest' })
}
