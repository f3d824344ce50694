import { pageState } from './page-state.ts'

/** Whether the view that the URL asks for is still to come (boot/inline/held-view.ts). */
export function isViewHeld(): boolean {
  return pageState().view === 'held'
}

/** Shows what is on the page now. The styles keep it from being scrolled until it is painted. */
export function releaseView(): void {
  const state = pageState()
  if (state.view === undefined) {
    return
  }
  state.view = 'settling'
  requestAnimationFrame(() => requestAnimationFrame(() => delete state.view))
}
