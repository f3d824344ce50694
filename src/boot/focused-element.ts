/** How to find an element again: a selector, after its index among the matches. '' for the body and the map. */
export function describeElement(element: Element | null): string {
  // Screen readers do not read the links of the map.
  if (!element?.matches(':not(body, [aria-hidden] *)')) {
    return ''
  }
  const name = ['href', 'id', 'name', 'class'].find((attribute) => element.getAttribute(attribute))
  const value = CSS.escape(element.getAttribute(name ?? '') ?? '')
  // Hidden cards have the same links, and mount later.
  const selector = `${element.localName}${name ? `[${name}="${value}"]` : ''}:not([hidden] *)`
  return `${[...document.querySelectorAll(selector)].indexOf(element)} ${selector}`
}

/** The element that is there now, maybe in a new document. */
export function findElement(description: string) {
  const [, index, selector] = /^(\d+) (.+)/.exec(description) ?? []
  return selector ? document.querySelectorAll<HTMLElement>(selector)[Number(index)] : undefined
}
