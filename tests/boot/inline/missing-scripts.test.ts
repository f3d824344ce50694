// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { reportMissingScripts } from '#src/boot/inline/missing-scripts.ts'
import { announce } from '#src/boot/page-state.ts'

const root = document.documentElement
const alerts = () =>
  [...document.querySelectorAll('main > [role="alert"]')].map((alert) => alert.textContent)
const sentence = 'A part of this page did not load. Reload it for the rest.'

reportMissingScripts()

beforeEach(() => {
  delete root.dataset.scripts
  document.body.innerHTML =
    '<main><h1>About</h1></main><script data-app="/a.js"></script><img alt="" />'
})

test('a page whose scripts load says nothing', () => {
  announce('scripts-loaded')
  document.querySelector('img')?.dispatchEvent(new Event('error'))
  expect([alerts(), root.dataset.scripts]).toEqual([[], undefined])
})

test('where a script of the page is missing, the page says so', () => {
  announce('scripts-missing')
  expect([alerts(), root.dataset.scripts]).toEqual([[sentence], 'missing'])
})

test('where what starts the app is missing, it says so too', () => {
  document.querySelector('script')?.dispatchEvent(new Event('error'))
  expect([alerts(), root.dataset.scripts]).toEqual([[sentence], 'missing'])
})
