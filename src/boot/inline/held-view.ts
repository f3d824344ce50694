import { pageState } from '#src/boot/page-state.ts'

/**
 * Sets `data-view="held"` where the HTML shows another view than the URL asks for: a plain static
 * host answers `/restaurants?state=CA` with the whole list. The styles then hide what follows the
 * search and keep its space (styles/global.scss). Without it, who opens such a link sees another list
 * first, and it jumps. The search box stays visible, for a visitor may go on typing.
 */
export function holdServedView(): void {
  if ((pageState().servedSearch ?? '') === location.search) {
    return
  }
  pageState().view = 'held'
  for (const type of ['error', 'unhandledrejection']) {
    // Capturing: the `error` of an element does not bubble.
    addEventListener(type, showServedView, true)
  }
  addEventListener('DOMContentLoaded', fillSearchBox)
  addEventListener('formdata', keepParams)
}

/** No script will show the view that was asked for. The one in the HTML says what it is (ListView). */
function showServedView({ target }: Event): void {
  // The window has no name: an error in a script is its own.
  const { localName = 'script' } = target as Partial<Element>
  const state = pageState()
  if (localName === 'script' && state.view === 'held') {
    state.view = 'served'
  }
}

/** Before hydration the box has the text of the URL. */
function fillSearchBox(): void {
  const box = document.querySelector<HTMLInputElement>('[type=search]')
  if (box) {
    box.value ||= new URLSearchParams(location.search).get(box.name) ?? ''
  }
}

/** A search or a choice that is sent keeps the other params of the URL. */
function keepParams({ formData }: FormDataEvent): void {
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (!formData.has(name)) {
      formData.set(name, value)
    }
  }
}
