/**
 * What is so of the page as a whole: `data-*` attributes of <html>, and events of the window. The
 * inline script of the head (boot/inline), the styles and the app speak through these and no others.
 * Names are as in `dataset`: `servedSearch` is `data-served-search`.
 */
export const pageStates = {
  /** The theme that the visitor chose. Without it the system's. */
  theme: ['light', 'dark'],
  /** A script of the page did not load: the page looks and works as it does without scripts. */
  scripts: ['missing'],
  /**
   * `held`: the HTML shows another view than the URL asks for, and what follows the search is hidden.
   * `settling`: the view that was asked for is on the page and not painted yet.
   * `served`: the scripts failed, so the view of the HTML shows in place of the one asked for.
   */
  view: ['held', 'settling', 'served'],
  /** React has hydrated all of the page: the router answers links, Back and Forward. */
  hydrated: [''],
} as const

type PageState = {
  -readonly [Name in keyof typeof pageStates]?: (typeof pageStates)[Name][number]
} & {
  /** `location.search` of the view in the HTML. The server writes it, and nothing else. */
  servedSearch?: string
}

/** The attributes themselves: to set one is to write it to the page. */
export function pageState(): PageState {
  return document.documentElement.dataset
}

/** Sets `data-hydrated` and fires `page-hydrated`. */
export function markHydrated(): void {
  pageState().hydrated = ''
  announce('page-hydrated')
}

interface PageEvents {
  /** All scripts of the page have loaded: the app may start. */
  'scripts-loaded': Event
  /** A script of the page did not load, and no reload is tried. */
  'scripts-missing': Event
  /** A navigation found a file of its page missing on the server. */
  'next-page-missing': Event
  /** React has hydrated all of the page. */
  'page-hydrated': Event
}

export type PageEvent = keyof PageEvents

/** Fires an event of the page at the window. */
export function announce(event: PageEvent): void {
  dispatchEvent(new Event(event))
}

/** Attribute of the script element that starts the app: the URLs of all scripts of the page. */
export const appScriptsAttribute = 'data-app'

declare global {
  interface WindowEventMap extends PageEvents {}
}
