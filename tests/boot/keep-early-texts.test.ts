// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { bringBackEarlyTexts, keepEarlyTexts } from '#src/boot/keep-early-texts.ts'

const form = '<main><input name="name"><textarea name="message"></textarea></main>'
const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? expect.fail(name)

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/contact')
  document.body.innerHTML = form
})

test('what was typed is there again in the next document', () => {
  field('message').value = 'You missed one.'
  keepEarlyTexts()
  document.body.innerHTML = form
  bringBackEarlyTexts()
  expect(field('message').value).toBe('You missed one.')
  expect(field('name').value).toBe('')
})

test('a field that was typed in meanwhile keeps its text', () => {
  field('message').value = 'old'
  keepEarlyTexts()
  document.body.innerHTML = form
  field('message').value = 'new'
  bringBackEarlyTexts()
  expect(field('message').value).toBe('new')
})

test('texts come back once, and on their own page only', () => {
  field('name').value = 'Asha'
  keepEarlyTexts()
  document.body.innerHTML = form
  history.replaceState(null, '', '/restaurants')
  bringBackEarlyTexts()
  expect(field('name').value).toBe('')
  history.replaceState(null, '', '/contact')
  bringBackEarlyTexts()
  expect(field('name').value).toBe('Asha')
  document.body.innerHTML = form
  bringBackEarlyTexts()
  expect(field('name').value).toBe('')
})
