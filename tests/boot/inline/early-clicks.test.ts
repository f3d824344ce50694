// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { keepEarlyClicks } from '#src/boot/inline/early-clicks.ts'
import { markHydrated } from '#src/boot/page-state.ts'

/** Texts of the clicked elements of this test's page. */
let heard: string[] = []
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

beforeEach(() => {
  const texts: string[] = []
  heard = texts
  document.body.innerHTML =
    '<main><button type="button"><span>Theme</span></button><button type="submit">Send</button><a href="#x">On</a></main>'
  keepEarlyClicks()
  // Like React's listener: added later than those of the inline script.
  document.querySelector('main')?.addEventListener('click', ({ target }) => {
    texts.push((target as Element).textContent)
  })
})

test('presses of a button are kept, and repeated once the page is hydrated', () => {
  press('button span')
  press('button')
  expect(heard).toEqual([])
  markHydrated()
  expect(heard).toEqual(['Theme', 'Theme'])
  press('button')
  expect(heard).toEqual(['Theme', 'Theme', 'Theme'])
})

test('a form needs no script and is sent at once', () => {
  press('[type=submit]')
  markHydrated()
  expect(heard).toEqual(['Send'])
})

test('a link is the browser’s until then, and followed once', () => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  document.querySelector('a')?.dispatchEvent(click)
  expect(click.defaultPrevented).toBe(false)
  markHydrated()
  expect(heard).toEqual([])
})
