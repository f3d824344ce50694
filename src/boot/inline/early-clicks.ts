/**
 * Keeps clicks on buttons until the page is hydrated, and repeats them then. On a slow network the
 * page is readable seconds before its scripts are there: without this a press of Theme or of a
 * question does nothing. A link stays the browser's until then: the click is kept from the router,
 * which would have React render the page anew. Forms need no script.
 */
export function keepEarlyClicks(): void {
  const pressed: HTMLElement[] = []
  const keep = (event: MouseEvent) => {
    const element = (event.target as Element).closest<HTMLElement>('a,button[type=button]')
    if (element) {
      event.stopPropagation()
      if (element.localName !== 'a') {
        pressed.push(element)
      }
    }
  }
  addEventListener('click', keep, true)
  addEventListener('page-hydrated', () => {
    removeEventListener('click', keep, true)
    for (const button of pressed) {
      button.click()
    }
  })
}
