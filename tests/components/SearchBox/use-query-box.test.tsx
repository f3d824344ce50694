// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageState } from '#src/boot/page-state.ts'
import { address, openBox } from './open-box.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  delete pageState().view
  vi.useRealTimers()
})

test('the box begins with the text of the URL', () => {
  expect(openBox('dosa').box()).toMatchObject({ text: 'dosa', rested: 'dosa', isTyped: false })
})

test('the box shows what is typed at once, the URL follows later', () => {
  const box = openBox()
  box.type('d')
  expect([box.text(), box.box().isTyped, box.writes]).toEqual(['d', true, []])
  box.wait(500)
  expect(box.writes).toEqual(['d'])
})

test('the visitor rests 200 ms after the last key, or after leaving the box', () => {
  const box = openBox('idli')
  expect(box.box().rested).toBe('idli')
  box.type('d')
  box.wait(199)
  box.type('do')
  box.wait(199)
  expect(box.box().rested).toBe('idli')
  box.wait(1)
  expect(box.box().rested).toBe('do')
  box.type('dosa')
  box.wait(100)
  box.flush()
  // Not sooner: resting may move the link that is being pressed.
  box.wait(199)
  expect(box.box().rested).toBe('do')
  box.wait(1)
  expect(box.box().rested).toBe('dosa')
})

test('the URL keeps its other params and its place in the history, and knows who wrote it', () => {
  const box = openBox()
  box.type('dosa')
  box.wait(500)
  expect(box.history.location.href).toBe('/list?state=CA&query=dosa')
  expect(box.history.location.state.isTyped).toBe(true)
  expect(box.history.length).toBe(2)
})

test('no key meets a write: the URL is written 500 ms after the last one, once', () => {
  const box = openBox()
  for (let key = 1; key <= 100; key += 1) {
    box.type('a'.repeat(key))
    box.wait(key % 2 === 0 ? 50 : 450)
  }
  box.wait(449)
  expect(box.writes).toEqual([])
  box.wait(1)
  expect(box.writes).toEqual(['a'.repeat(100)])
})

test('leaving the box or pressing Enter writes at once, and once', () => {
  const box = openBox()
  box.type('dosa')
  box.flush()
  expect(box.writes).toEqual(['dosa'])
  box.wait(10_000)
  expect(box.writes).toEqual(['dosa'])
})

test('what the URL says already is not written', () => {
  const box = openBox('dosa')
  box.flush()
  box.type('dosai')
  box.type('dosa')
  box.wait(1000)
  expect(box.writes).toEqual([])
})

test('spaces around a text stay in the box and do not reach the URL', () => {
  const box = openBox('dosa')
  box.type('dosa ')
  box.wait(1000)
  expect([box.text(), box.writes]).toEqual(['dosa ', []])
})

test('a late write of our own does not overwrite newer typing', () => {
  const box = openBox()
  box.type('do')
  box.wait(1000)
  box.type('dosa')
  box.render('do')
  expect(box.text()).toBe('dosa')
  box.wait(1000)
  expect(box.writes).toEqual(['do', 'dosa'])
})

test('a change from outside wins over what is typed, and what was to be written is dropped', async () => {
  const box = openBox('dosa')
  box.type('dosai')
  await box.follow(address('idli'))
  // Text and filters of a view come on the page together.
  expect(box.text()).toBe('dosai')
  box.render('idli')
  expect(box.box()).toMatchObject({ text: 'idli', rested: 'idli', isTyped: false })
  box.wait(10_000)
  expect(box.writes).toEqual([])
})

test('a link that keeps the text drops the typing that the URL does not have yet', async () => {
  const box = openBox('dosa')
  box.type('dosai')
  await box.follow(address('dosa', 'NY'))
  expect(box.text()).toBe('dosa')
  box.wait(10_000)
  expect(box.history.location.href).toBe('/list?state=NY&query=dosa')
})

test('what is typed after a link is followed goes on, in the view of that link', async () => {
  const box = openBox('dosa')
  await box.follow(address('idli', 'NY'))
  box.type('dosai')
  box.render('idli')
  expect(box.text()).toBe('dosai')
  box.wait(500)
  expect(box.history.location.href).toBe('/list?state=NY&query=dosai')
})

test('Back to a text that was once typed brings that text', async () => {
  const box = openBox()
  box.type('dosa')
  box.wait(500)
  box.render('dosa')
  await box.follow(address(''))
  box.render('')
  expect(box.text()).toBe('')
  await box.goBack()
  box.render('dosa')
  expect(box.box()).toMatchObject({ text: 'dosa', isTyped: false })
})

test('another part of the page may replace the URL, and its text comes into the box', async () => {
  const box = openBox('dosa')
  await box.replace(address(''))
  box.render('')
  expect(box.text()).toBe('')
})

test('the URL that a held page comes to only now does not take what was typed meanwhile', async () => {
  pageState().view = 'held'
  const box = openBox()
  box.type('idli')
  await box.replace(address('dosa'))
  box.render('dosa')
  expect(box.text()).toBe('idli')
  box.wait(500)
  expect(box.queryOfUrl()).toBe('idli')
})

test('the URL that a held page comes to only now fills a box in which nothing was typed', async () => {
  pageState().view = 'held'
  const box = openBox()
  await box.replace(address('dosa'))
  box.render('dosa')
  expect(box.text()).toBe('dosa')
})

test('what is typed while a followed link still loads its page is not written over that', async () => {
  const box = openBox('dosa')
  box.type('dosai')
  await box.follow('/contact')
  box.type('dosaii')
  box.flush()
  box.wait(1000)
  expect(box.writes).toEqual([])
})

test('a box that is gone writes nothing', () => {
  const box = openBox()
  box.type('dosa')
  box.unmount()
  expect(vi.getTimerCount()).toBe(0)
})

test('an effect that React runs twice writes no more, and leaves nothing behind', async () => {
  const box = openBox('dosa', true)
  box.type('dosai')
  box.wait(1000)
  expect(box.writes).toEqual(['dosai'])
  box.render('dosai')
  await box.follow(address('idli'))
  box.render('idli')
  expect(box.text()).toBe('idli')
  box.type('idlis')
  box.unmount()
  expect(vi.getTimerCount()).toBe(0)
  expect(box.writes).toEqual(['dosai'])
})
