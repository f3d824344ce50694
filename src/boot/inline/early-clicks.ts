interface Pressed extends HTMLElement {
  href?: string
  /** Of a button with `commandfor`, where the browser knows invoker commands. */
  commandForElement?: Element | null
}

/**
 * Keeps clicks on buttons until the page is hydrated, and repeats them then. On slow 4G a page can be
 * read 1.2 to 2.8 s before: without this a press of Theme or of a question does nothing. A form and a
 * button with an invoker command (the menu) need no script. A link stays the browser's until then,
 * for a router that navigates while React hydrates has React render the page anew (errors 520, 422).
 * A choice of the filter picker is sent with its form.
 */
export function keepEarlyClicks(): void {
  const pressed: Pressed[] = []
  const keep = (event: MouseEvent) => {
    const element = (event.target as Element).closest<Pressed>('a,button[type=button]')
    if (element && !element.commandForElement) {
      event.stopPropagation()
      if (!element.href) {
        pressed.push(element)
      }
    }
  }
  const send = ({ target }: Event) => target instanceof HTMLSelectElement && target.form?.submit()
  addEventListener('click', keep, true)
  addEventListener('change', send)
  addEventListener('page-hydrated', () => {
    removeEventListener('click', keep, true)
    removeEventListener('change', send)
    for (const button of pressed) {
      button.click()
    }
  })
}
