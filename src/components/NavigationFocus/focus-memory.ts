/** By key of a history entry: a selector of the focused element, and its index among the matches. */
const places = new Map<string, { selector: string; index: number }>()

export function rememberFocus(key: string): void {
  const focused = document.activeElement
  const selector = focused && toSelector(focused)
  if (selector) {
    places.set(key, { selector, index: findAll(selector).indexOf(focused) })
  }
}

/** The element that had the focus when the visitor left the entry; undefined if the page lacks it. */
export function recallFocus(key: string): Element | undefined {
  const place = places.get(key)
  return place && findAll(place.selector)[place.index]
}

function toSelector(element: Element): string | undefined {
  const name = ['href', 'id', 'name'].find((attribute) => element.getAttribute(attribute))
  return name && `${element.localName}[${name}="${CSS.escape(element.getAttribute(name) ?? '')}"]`
}

function findAll(selector: string): Element[] {
  return [...document.querySelectorAll(selector)]
}
