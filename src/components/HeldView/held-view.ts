/**
 * A prerendered page opened with a query on a plain static host shows another view than its URL
 * asks for. This runs in the head before the first paint: where the two differ, what follows the
 * search is held back, its space kept (styles/global.scss), until the right view is rendered. The
 * box, which is not, gets its text ahead, for a visitor may go on typing, and a search that is sent
 * before there is a script takes the other params along. Should a script not come, nobody would
 * release the view: the one in the file shows then, and says what it is. A reload in the meantime
 * finds the address that was asked for in the history (rememberHeldAddress).
 */
export const heldViewScript =
  'var d=document.documentElement.dataset,{asked:a,...s}=history.state||{};if(a)history.replaceState(s,"",a);if((d.search||"")!==location.search){d.held="";for(let t of["error","unhandledrejection"])addEventListener(t,({target:e})=>{if(d.held===""&&(e===window||e.localName==="script"))d.held="never"},true);addEventListener("DOMContentLoaded",()=>{let i=document.querySelector("[type=search]"),p=new URLSearchParams(location.search);if(i){i.value||=p.get("query")||"";i.form.addEventListener("formdata",({formData:f})=>p.forEach((v,k)=>{if(k!="query")f.set(k,v)}))}})}'

/**
 * Back and Forward change the address even before there is a script that changes the page; a hash
 * alone needs none. The app takes over from this when the page is hydrated: a router that goes
 * elsewhere meanwhile has React draw the page anew.
 */
export const leftBehindScript =
  '{let d=document.documentElement.dataset,u=()=>location.pathname+location.search;d.asked=u();addEventListener("popstate",e=>{if(d.asked&&d.asked!==u()){e.stopImmediatePropagation();location.reload()}})}'

let heldAddress: string | undefined

/**
 * A reload that has begun takes the address and the state of that moment: to go to the view that was
 * asked for while it lasts would leave neither the one nor the other.
 */
let isUnloading = false
const noteUnloading = () => {
  isUnloading = true
}

/**
 * Hydration must meet the view that the HTML shows (otherwise React error 418), so the address is
 * set to that one, and the one that was asked for is kept where a list waits for it. Call it before
 * the router starts.
 */
export function showRenderedAddress(): void {
  const { dataset } = document.documentElement
  const { pathname, search, hash } = location
  const page = pathname.replace(/(.)\/+$/, '$1')
  const rendered = page + (dataset.search ?? '')
  if ('held' in dataset && document.querySelector('[data-follows-search]') !== null) {
    heldAddress = page + search + hash
    addEventListener('beforeunload', noteUnloading)
  }
  if (rendered !== pathname + search) {
    // With the address at once, for a reload may begin before the router has its own state.
    history.replaceState({ ...history.state, asked: heldAddress }, '', rendered + hash)
    dataset.asked = rendered
  }
  if (heldAddress === undefined) {
    // A page without a list is the same for every search.
    releaseView()
  }
}

/**
 * Keeps that address for a reload. Call it when the router has begun its history, which it does with a
 * state of its own.
 */
export function rememberHeldAddress(): void {
  if (heldAddress !== undefined) {
    history.replaceState({ ...history.state, asked: heldAddress }, '')
  }
}

/** From now on Back and Forward are the router's, and so is what the address points at. */
export function takeOverHistory(): void {
  document.documentElement.dataset.asked = ''
}

/** The address whose view is still to be shown; given once, and not to a page that is being left. */
export function takeHeldAddress(): string | undefined {
  removeEventListener('beforeunload', noteUnloading)
  const address = heldAddress
  if (isUnloading) {
    isUnloading = false
    return undefined
  }
  heldAddress = undefined
  return address
}

/** Whether the view that was asked for is still to come. */
export function isViewHeld(): boolean {
  return document.documentElement.dataset.held === ''
}

/** Shows what is on the page now, and leaves it where it is (styles/global.scss) until it is drawn. */
export function releaseView(): void {
  const { dataset } = document.documentElement
  if (dataset.held === undefined) {
    return
  }
  dataset.held = 'over'
  requestAnimationFrame(() => requestAnimationFrame(() => delete dataset.held))
}
