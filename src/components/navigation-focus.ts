import type { RegisteredRouter } from '@tanstack/react-router'
import { readStorage, writeStorage } from '#src/boot/browser-storage.ts'
import { describeElement, findElement } from '#src/boot/focused-element.ts'
import { announce, hideNote, outsideNote } from '#src/components/LiveRegion/messages.ts'

let lastFocused: Element | null = null

/**
 * Moves the focus after a navigation, which the router does not (TanStack/router#918). A new page: speaks its
 * title and focuses <main> or the element of the hash. Back: restores the focus. A filter: leaves the focus,
 * unless its element was scrolled out of sight.
 */
export function setupNavigationFocus(router: RegisteredRouter): void {
  let isBack = false
  // The latest history entry. It is never rendered if it is written while the page is left.
  let entry: string | undefined

  router.history.subscribe(({ action }) => {
    isBack = action.type !== 'PUSH' && action.type !== 'REPLACE'
    hideNote()
  })
  // After onBeforeNavigate, which closes the menu: its focus is then on its button.
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation, pathChanged }) => {
    const { key } = toLocation.state
    if (fromLocation && key !== entry) {
      rememberFocus(entry ?? fromLocation.state.key)
    }
    entry = key
    lastFocused = pathChanged ? null : lastFocused
  })
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged, hashChanged }) => {
    if (!fromLocation) {
      return
    }
    if (pathChanged) {
      announce(document.title)
    }
    const { activeElement: active } = document
    const main = document.querySelector('main')
    const results = document.getElementById('results')
    const target = document.getElementById(toLocation.hash)
    const named = target?.contains(active) ? active : target
    const isOutOfSight =
      active !== null && (isBack || active instanceof HTMLAnchorElement) && !isInSight(active)
    const recalled = findElement(readStorage('sessionStorage', `focus-${toLocation.state.key}`))
    if (pathChanged) {
      focusFirst(recalled, named, main)
    } else if (isBack && (hashChanged || isOutOfSight || active === results)) {
      // At the results: the followed chip had removed itself, and is there again.
      focusFirst(recalled, named, isOutOfSight && results)
    } else {
      // Out of sight: a link of the footer scrolled the page to its start.
      focusFirst(hashChanged && named, isOutOfSight && main)
    }
  })
  // Capturing: a preloaded page takes the focus before the event bubbles.
  addEventListener('click', focusLink, true)
  addEventListener('focusin', () => (lastFocused = document.activeElement))
}

/**
 * Moves the focus to the results if a new view removed or hid what had it, such as the followed chip or that of a note,
 * or made it a link that leads nowhere: the browser takes the focus from it later.
 */
export function keepFocus(): void {
  const { activeElement, body } = document
  const focused = activeElement === body ? lastFocused : activeElement
  // Safari before 17.4 has no checkVisibility.
  const isVisible = focused?.checkVisibility?.({ visibilityProperty: true }) ?? true
  if (focused && (!isVisible || focused.matches('a:not([href])'))) {
    focusFirst(document.getElementById('results'))
    document.getElementById('results-summary')?.scrollIntoView({ block: 'nearest' })
  }
}

/** Safari does not focus a clicked link, to which Back returns. The router does not go to where the URL already is. */
function focusLink({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>('a:not([aria-hidden] *)') : null
  link?.focus({ preventScroll: true })
  const isModified = ctrlKey || metaKey || shiftKey
  if (!isModified && link && (link.hash || !link.closest('main')) && link.href === location.href) {
    const anchored = document.getElementById(link.hash.slice(1) || 'content')
    if (!anchored?.contains(link)) {
      anchored?.focus({ preventScroll: true })
    }
    const start = link.hash ? anchored : document.documentElement
    start?.scrollIntoView()
  }
}

/** For an entry of the history. */
function rememberFocus(key = ''): void {
  const isInNote = document.querySelector('section:focus-within > [role=status]')
  const description = describeElement(isInNote ? outsideNote.current : document.activeElement)
  if (description) {
    writeStorage('sessionStorage', `focus-${key}`, description)
  }
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom >= 0 && top <= innerHeight
}

/** Focuses the first element that can take the focus. The router scrolls. */
function focusFirst(...places: readonly (Element | false | null | undefined)[]): void {
  for (const place of places) {
    if (place instanceof HTMLElement) {
      place.focus({ preventScroll: true })
      if (document.activeElement === place) {
        return
      }
    }
  }
}
