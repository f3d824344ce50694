import { pageState } from '#src/boot/page-state.ts'

/**
 * Reloads on `popstate` until the page is hydrated. After a reload, Back between two views of a list
 * changes the address alone: without this, who goes Back before the app has started stays at the view
 * that they left. A step to a part of the page needs no script and stays the browser's. The event is
 * stopped, for a router that navigates while React hydrates has React render the page anew.
 */
export function reloadOnEarlyBack(): void {
  const readView = () => location.pathname + location.search
  const view = readView()
  addEventListener('popstate', (event) => {
    if (!('hydrated' in pageState()) && readView() !== view) {
      event.stopImmediatePropagation()
      location.reload()
    }
  })
}
