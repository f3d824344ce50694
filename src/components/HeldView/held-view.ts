/**
 * A prerendered page opened with a query on a plain static host shows another view than its URL
 * asks for. This runs in the head before the first paint: where the two differ, what follows the
 * search is held back, its space kept (styles/global.scss), until the right view is rendered. The
 * box, which is not, gets its text ahead, for a visitor may go on typing. Should a script not come,
 * nobody would release the view: the one in the file shows then, and says what it is.
 */
export const heldViewScript =
  'var d=document.documentElement.dataset;if((d.search||"")!==location.search){d.held="";for(let t of["error","unhandledrejection"])addEventListener(t,({target:e})=>{if(d.held===""&&(e===window||e.localName==="script"))d.held="never"},true);addEventListener("DOMContentLoaded",()=>{let i=document.querySelector("[type=search]");if(i)i.value||=new URLSearchParams(location.search).get("query")||""})}'

/**
 * Back and Forward change the address even before there is a script that changes the page; a hash
 * alone needs none. The app takes over from this.
 */
export const leftBehindScript =
  '{let d=document.documentElement.dataset,u=()=>location.pathname+location.search;d.asked=u();addEventListener("popstate",()=>{if(d.asked&&d.asked!==u())location.reload()})}'

let heldAddress: string | undefined

/**
 * Hydration must meet the view that the HTML shows (otherwise React error 418), so the address is
 * set to that one, and the one that was asked for is kept where a list waits for it. Call it before
 * the router starts.
 */
export function showRenderedAddress(): void {
  const { dataset } = document.documentElement
  delete dataset.asked
  const { pathname, search, hash } = location
  const page = pathname.replace(/(.)\/+$/, '$1')
  const rendered = page + (dataset.search ?? '')
  if (rendered !== pathname + search) {
    history.replaceState(history.state, '', rendered + hash)
  }
  if ('held' in dataset && document.querySelector('[data-follows-search]') !== null) {
    heldAddress = page + search + hash
  } else {
    // A page without a list is the same for every search.
    releaseView()
  }
}

/** The address whose view is still to be shown; given once. */
export function takeHeldAddress(): string | undefined {
  const address = heldAddress
  heldAddress = undefined
  return address
}

/** Whether the view that was asked for is still to come. */
export function isViewHeld(): boolean {
  return document.documentElement.dataset.held === ''
}

export function releaseView(): void {
  delete document.documentElement.dataset.held
}
