import { appScriptsAttribute, pageState } from '#src/boot/page-state.ts'

/**
 * Sets `data-scripts="missing"` and says so in an alert, where a script of the page does not load.
 * Without it, who is offline or blocked for a moment gets buttons that do nothing; with it the page
 * looks as it does without scripts (styles/_media.scss). It hears of boot/start.ts itself by the
 * `error` of its element, and of the others from boot/start.ts.
 */
export function reportMissingScripts(): void {
  addEventListener('scripts-missing', report)
  addEventListener(
    'error',
    ({ target }) => {
      // The window has no `matches`.
      if ((target as Partial<Element>).matches?.(`[${appScriptsAttribute}]`)) {
        report()
      }
    },
    true,
  )
}

function report(): void {
  pageState().scripts = 'missing'
  const alert = document.createElement('p')
  alert.role = 'alert'
  alert.textContent = 'A part of this page did not load. Reload it for the rest.'
  document.querySelector('main')?.prepend(alert)
}
