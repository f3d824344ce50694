import { pageState } from '#src/boot/page-state.ts'
import { isServedView } from '#src/boot/served-view.ts'
import { showFonts } from './show-fonts.ts'
import { showStoredTheme } from './stored-theme.ts'

/** Inline in the <head>, so that it runs before the first paint (build/bundle/inline-script.ts). */
showStoredTheme()
// The first change: the page has been read, and its scripts have yet to run.
document.addEventListener('readystatechange', showFonts, { once: true })
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
if (navigation?.type !== 'navigate') {
  pageState().restored = ''
} else if (location.hash === '') {
  pageState().fresh = ''
}
if (!isServedView()) {
  pageState().view = 'held'
  // If a script does not load, shows the HTML. Capturing: `error` does not bubble.
  addEventListener('error', () => delete pageState().view, true)
}
