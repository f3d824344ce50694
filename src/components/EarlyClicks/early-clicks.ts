/** Told to the page when all of it answers. */
const readyEvent = 'page-answers'

/**
 * On a slow network a page can be read, and its buttons pressed, long before its script is there.
 * This keeps such clicks, for buttons that do nothing without one, and presses again when they
 * answer. A link is the browser's until then: a router that leaves a page while React is still
 * taking it over has React draw it anew. A form needs no script and goes its way.
 */
export const earlyClicksScript = `(()=>{let b=[],k=e=>{let t=e.target.closest('a,button[type=button]');t&&(e.stopPropagation(),t.localName=='a'||b.push(t))};addEventListener('click',k,true);addEventListener('${readyEvent}',()=>{removeEventListener('click',k,true);b.forEach(t=>t.click())},{once:true})})()`

/** Presses the buttons that were pressed too early; to be called when all of the page is hydrated. */
export function answerEarlyClicks(): void {
  dispatchEvent(new Event(readyEvent))
}
