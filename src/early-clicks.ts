/** Told to the page when its buttons answer. */
const readyEvent = 'buttons-answer'

/**
 * On a slow network a page can be read, and its buttons pressed, long before its script is there.
 * This keeps such clicks, for buttons that do nothing without one, and presses again when they
 * answer. A link or a form needs no script and goes its way.
 */
export const earlyClicksScript = `(()=>{let b=[],k=e=>{let t=e.target.closest('button[type=button]');t&&(e.stopPropagation(),b.push(t))};addEventListener('click',k,true);addEventListener('${readyEvent}',()=>{removeEventListener('click',k,true);b.forEach(t=>t.click())},{once:true})})()`

/**
 * Presses the buttons that were pressed too early; to be called when the frame of the page is
 * hydrated. The page in it may not be: at a click React hydrates that at once, but not in an effect.
 */
export function answerEarlyClicks(): void {
  setTimeout(() => dispatchEvent(new Event(readyEvent)))
}
