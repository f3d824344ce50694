/** The `data-*` attributes of <html>, which the inline script, the styles and the app share. */
interface PageState {
  theme?: 'light' | 'dark'
  /** The HTML shows another view than the URL names; the styles hide it. */
  view?: 'held'
  /** A reload, or Back from another site: the browser returns to a place in the page. */
  restored?: ''
  /** The page was opened at its top: what is far below is laid out when it comes near (styles/_mixins.scss). */
  fresh?: ''
  /** Our fonts have loaded. */
  fonts?: ''
  hydrated?: ''
  /** The URL that the HTML was rendered for, with an empty value for each of its other params. */
  served?: string
}

/** The attributes themselves: to set one is to write it to the page. */
export function pageState(): PageState {
  return document.documentElement.dataset
}
