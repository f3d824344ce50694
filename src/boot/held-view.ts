/**
 * A prerendered page opened with a query on a plain static host shows another view than its URL
 * asks for. This runs in the head before the first paint: where the two differ, what follows the
 * search is held back, its space kept (styles/global.scss), until the right view is rendered. The
 * box, which is not, gets its text ahead, for a visitor may go on typing, and a search that is sent
 * before there is a script takes the other params along. Should a script not come, nobody would
 * release the view: the one in the file shows then, and says what it is.
 */
export const heldViewScript =
  'var d=document.documentElement.dataset;if((d.search||"")!==location.search){d.held="";for(let t of["error","unhandledrejection"])addEventListener(t,({target:e})=>{if(d.held===""&&(e===window||e.localName==="script"))d.held="never"},true);addEventListener("DOMContentLoaded",()=>{let i=document.querySelector("[type=search]"),p=new URLSearchParams(location.search);if(i){i.value||=p.get("query")||"";i.form.addEventListener("formdata",({formData:f})=>p.forEach((v,k)=>{if(k!="query")f.set(k,v)}))}})}'

/**
 * Back and Forward change the address even before there is a script that changes the page; a hash
 * alone needs none. The app takes over from this when the page is hydrated: a router that goes
 * elsewhere meanwhile has React draw the page anew.
 */
export const leftBehindScript =
  '{let d=document.documentElement.dataset,u=()=>location.pathname+location.search,a=u();addEventListener("popstate",e=>{if(d.hydrated===void 0&&a!==u()){e.stopImmediatePropagation();location.reload()}})}'

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
