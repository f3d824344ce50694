// @vitest-environment jsdom
import { scheduler } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const present = 'data:text/javascript,export{}'
const missing = '/assets/gone.js'

/** The announcements of the page of this test, and its reloads. */
let heard: string[] = []

/** Runs the script on a page whose scripts have these URLs. */
async function startPage(...urls: string[]): Promise<void> {
  document.head.innerHTML = `<script data-app="${urls.join(' ')}"></script>`
  vi.resetModules()
  await import('#src/boot/start.ts')
}

const box = () => document.querySelector('input') ?? expect.fail('no box')

function addPicture(decode: () => Promise<void>): void {
  const picture = document.createElement('img')
  picture.setAttribute('fetchpriority', 'high')
  document.body.append(Object.assign(picture, { decode }))
}

beforeEach(() => {
  const events: string[] = []
  heard = events
  sessionStorage.clear()
  document.body.innerHTML = '<main><input name="query"></main>'
  for (const type of ['scripts-loaded', 'scripts-missing']) {
    addEventListener(type, () => events.push(type))
  }
  vi.stubGlobal('location', { pathname: '/', reload: () => events.push('reload') })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the app may start when all scripts of the page are there', async () => {
  await startPage(present, present)
  await expect.poll(() => heard).toEqual(['scripts-loaded'])
})

test('the scripts come after the picture of the first screen', async () => {
  addPicture(async () => {
    await scheduler.wait(100)
    heard.push('picture')
  })
  await startPage(present)
  await expect.poll(() => heard).toEqual(['picture', 'scripts-loaded'])
})

test('a picture that does not come is not waited for', async () => {
  addPicture(() => Promise.reject(new DOMException('broken', 'EncodingError')))
  await startPage(present)
  await expect.poll(() => heard).toEqual(['scripts-loaded'])
})

test('a slow picture is waited for three seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  addPicture(() => new Promise(() => {}))
  await startPage(present)
  await vi.advanceTimersByTimeAsync(2999)
  await scheduler.wait(100)
  expect(heard).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await scheduler.wait(100)
  expect(heard).toEqual(['scripts-loaded'])
})

test('where a script is missing, the page is reloaded, and keeps what was typed', async () => {
  await startPage(present, missing)
  box().value = 'dosa'
  await expect.poll(() => heard).toEqual(['reload'])
  box().value = ''
  await startPage(present)
  expect(box().value).toBe('dosa')
})

test('where it is missing still, the page says so, and the error is unhandled', async () => {
  // An unhandled rejection would fail the run.
  const listeners = process.listeners('unhandledRejection')
  process.removeAllListeners('unhandledRejection')
  const rejected = new Promise((resolve) => {
    process.once('unhandledRejection', resolve)
  })
  sessionStorage.setItem('reloaded-at', String(Date.now()))
  await startPage(missing)
  await expect(rejected).resolves.toBeInstanceOf(Error)
  for (const listener of listeners) {
    process.on('unhandledRejection', listener)
  }
  expect(heard).toEqual(['scripts-missing'])
})

test('where a file of the next page is missing, the page is reloaded', async () => {
  await startPage(present)
  dispatchEvent(new Event('next-page-missing'))
  expect(heard).toContain('reload')
})
