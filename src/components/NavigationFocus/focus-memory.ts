/** Where the focus was on a page: a link by its address, and which of the links to there. */
interface FocusPlace {
  href: string
  index: number
}

const places = new Map<string, FocusPlace>()

/** @param key the history entry that is being left */
export function rememberFocus(key: string): void {
  const href = document.activeElement?.getAttribute('href')
  if (href) {
    const index = findLinks(href).indexOf(document.activeElement as HTMLAnchorElement)
    places.set(key, { href, index })
  }
}

/** The link that had the focus when the entry was left, if it is there again. */
export function recallFocus(key: string): HTMLElement | undefined {
  const place = places.get(key)
  return place && findLinks(place.href)[place.index]
}

export function forgetFocus(key: string): void {
  places.delete(key)
}

function findLinks(href: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(`a[href="${CSS.escape(href)}"]`)]
}
