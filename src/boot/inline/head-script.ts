import { pageState } from '#src/boot/page-state.ts'
import { isServedView } from '#src/boot/served-view.ts'
import { showStoredTheme } from '#src/boot/show-theme.ts'
import { showFonts } from './show-fonts.ts'

/** Inline in the <head>, so that it runs before the first paint (build/bundle/site-plugin.ts). */
if (!('toSorted' in []) || !matchMedia('(width >= 0px)').matches) {
  throw new Error('Before Chrome 110, Firefox 115 and Safari 16.4 pages are as without JavaScript.')
}
showStoredTheme()
// A change in another tab, and a return from the back/forward cache.
addEventListener('storage', showStoredTheme)
addEventListener('pageshow', showStoredTheme)
addEventListener('painted', () => afterFrames('loading' in pageState() ? 2 : 0, showFonts))
document.addEventListener('readystatechange', dispatchPainted, { once: true })
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
// Reload, Back and anchors scroll to a place, which is right only if every part has its true height.
if (navigation?.type === 'navigate' && location.hash === '') {
  pageState().loading = ''
}
// The router sets 'manual'. If the page ends before it sets 'auto' again, Back does not scroll.
history.scrollRestoration = 'auto'
if (!isServedView()) {
  pageState().view = 'held'
  // If a script does not load, shows the HTML. Capturing: `error` does not bubble.
  addEventListener('error', () => delete pageState().view, true)
  // The form belongs to another view. The app will search for what was typed.
  addEventListener('submit', (event) => pageState().view && event.preventDefault())
}
// If it stayed, React would take it for the JSON-LD, the next inline script, and remove it instead.
document.currentScript?.remove()

/** After the page is read. If a frame is painted, scripts load at once, so that the load event waits for them. */
function dispatchPainted() {
  const waits = 'loading' in pageState() && performance.getEntriesByType('paint').length === 0
  afterFrames(waits ? 3 : 0, () => dispatchEvent(new Event('painted')))
}

/** Calls back after some frames; at once in a hidden tab, which has none. */
const afterFrames = (count: number, callback: () => unknown): unknown =>
  count === 0 || document.hidden
    ? callback()
    : requestAnimationFrame(() => afterFrames(count - 1, callback))
