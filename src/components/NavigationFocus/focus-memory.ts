/** A selector of the focused element, and its index among those that match. */
interface FocusPlace {
  selector: string
  index: number
}

const places = new Map<string, FocusPlace>()

export function rememberFocus(key: string): void {
  const focused = document.activeElement
  const selector = focused && toSelector(focused)
  if (selector) {
    places.set(key, { selector, index: findAll(selector).indexOf(focused) })
  }
}

/** The element that had the focus when the entry was left; undefined where the page lacks it. */
export function recallFocus(key: string): Element | undefined {
  const place = places.get(key)
  return place && findAll(place.selector)[place.index]
}

function toSelector(element: Element): string | undefined {
  const name = ['href', 'id', 'name'].find((attribute) => element.getAttribute(attribute))
  const value = name && element.getAttribute(name)
  return value ? `${element.localName}[${name}="${CSS.escape(value)}"]` : undefined
}

function findAll(selector: string): Element[] {
  return [...document.querySelectorAll(selector)]
}
