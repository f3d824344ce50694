/**
 * A prerendered page opened with a query on a plain static host shows another view than its URL
 * asks for. This runs in the head before the first paint: where the two differ, what follows the
 * search is held back, its space kept (styles/global.scss), until the right view is rendered.
 */
export const heldViewScript =
  'var d=document.documentElement;if((d.dataset.search||"")!==location.search)d.dataset.held=""'

let heldAddress = import.meta.env.SSR ? undefined : readHeldAddress()

/**
 * Runs before the router starts. Hydration must meet the view that the HTML shows, so the address is
 * set to that one; the address that was asked for is returned.
 */
function readHeldAddress(): string | undefined {
  const { dataset } = document.documentElement
  const { pathname, search, hash } = location
  const page = pathname.replace(/(.)\/+$/, '$1')
  const rendered = page + (dataset.search ?? '')
  if (rendered + hash !== pathname + search + hash) {
    history.replaceState(history.state, '', rendered + hash)
  }
  return 'held' in dataset ? page + search + hash : undefined
}

/** The address that was asked for of this page, once. */
export function takeHeldAddress(page: string): string | undefined {
  const address = heldAddress
  heldAddress = undefined
  return address !== undefined && address.split(/[?#]/)[0] === page ? address : undefined
}

export function releaseView(): void {
  delete document.documentElement.dataset.held
}
