import { pageState } from '#src/boot/page-state.ts'
import { isServedView } from '#src/boot/served-view.ts'
import { showStoredTheme } from './stored-theme.ts'

/** The inline script of the <head>, which runs before the first paint (build/bundle/inline-script.ts). */
showStoredTheme()
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
if (navigation?.type !== 'navigate') {
  pageState().restored = ''
} else if (location.hash === '') {
  pageState().fresh = ''
}
if (!isServedView()) {
  pageState().view = 'held'
  // A script did not load, so the view of the HTML is all there is. Capturing: `error` does not bubble.
  addEventListener('error', () => delete pageState().view, true)
}
