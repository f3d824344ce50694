/** The `data-*` attributes of <html>, which the inline script, the styles and the app share. */
interface PageState {
  theme?: 'light' | 'dark' | 'system'
  /** The styles hide the HTML, which shows another view than the URL names. */
  view?: 'held'
  /** Until its fonts are there, what is far below needs no layout (styles/_mixins.scss). */
  loading?: ''
  hydrated?: ''
  /** The URL of the HTML, with an empty value for params that it lacks. None for unknown paths. */
  served?: string
}

/** Empty on the server. */
export const pageState = (): PageState => globalThis.document?.documentElement.dataset ?? {}
