// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { holdServedView } from '#src/boot/inline/held-view.ts'
import { isViewHeld, releaseView } from '#src/boot/held-view.ts'

const root = document.documentElement

/** A page whose HTML shows one view, opened at the URL of another. */
function openPage(servedSearch: string, url: string): void {
  history.replaceState(null, '', url)
  root.dataset.servedSearch = servedSearch
  holdServedView()
}

beforeEach(() => {
  delete root.dataset.view
  document.body.innerHTML =
    '<form action="/restaurants"><input type="search" name="query" /></form><script></script>'
})

test('a view that the URL asks for is never held back', () => {
  openPage('?state=CA', '/restaurants?state=CA')
  expect(isViewHeld()).toBe(false)
})

test('another view is held back', () => {
  openPage('', '/restaurants?state=CA')
  expect(isViewHeld()).toBe(true)
})

test.each(['script', 'img'])(
  'where a %s does not load, only a script shows the served view',
  (name) => {
    openPage('', '/restaurants?state=CA')
    const element = document.body.appendChild(document.createElement(name))
    element.dispatchEvent(new Event('error'))
    expect(root.dataset.view).toBe(name === 'script' ? 'served' : 'held')
  },
)

test.each(['error', 'unhandledrejection'])('an %s of a script shows the served view', (type) => {
  openPage('', '/restaurants?state=CA')
  dispatchEvent(new Event(type))
  expect(root.dataset.view).toBe('served')
})

test('an error later on leaves the view that is there', () => {
  openPage('', '/restaurants?state=CA')
  releaseView()
  dispatchEvent(new Event('error'))
  expect(root.dataset.view).toBe('settling')
})

test('the box has the text of the URL, and a search keeps the other params', () => {
  openPage('', '/restaurants?query=dosa&state=CA')
  dispatchEvent(new Event('DOMContentLoaded'))
  const box = document.querySelector('input')
  const form = document.querySelector('form')
  expect(box?.value).toBe('dosa')
  // jsdom does not fire `formdata`.
  const formData = new FormData(form ?? undefined)
  form?.dispatchEvent(Object.assign(new Event('formdata', { bubbles: true }), { formData }))
  expect([...formData]).toEqual([
    ['query', 'dosa'],
    ['state', 'CA'],
  ])
})

test('what was typed before stays in the box', () => {
  openPage('', '/restaurants?query=dosa')
  const box = document.querySelector('input')
  if (box) {
    box.value = 'idli'
  }
  dispatchEvent(new Event('DOMContentLoaded'))
  expect(box?.value).toBe('idli')
})
