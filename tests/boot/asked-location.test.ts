// @vitest-environment jsdom
import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router'
import { beforeEach, expect, test, vi } from 'vitest'

const root = document.documentElement

/** A page whose HTML shows one view, opened at the URL of another; its module is loaded anew. */
async function openPage(servedSearch: string, url: string) {
  vi.resetModules()
  history.replaceState(null, '', url)
  root.dataset.servedSearch = servedSearch
  root.dataset.view = 'held'
  const { readLocation, showAskedLocation } = await import('#src/boot/asked-location.ts')
  const routeTree = createRootRoute()
  const list = createRoute({ getParentRoute: () => routeTree, path: '/restaurants' })
  const router = createRouter({
    routeTree: routeTree.addChildren([list]),
    history: createBrowserHistory({ parseLocation: readLocation }),
  })
  return { router, show: () => showAskedLocation(router) }
}

const address = () => location.pathname + location.search + location.hash

beforeEach(() => {
  delete root.dataset.view
})

test('the router begins with the view of the HTML, and the address keeps the one asked for', async () => {
  const { router, show } = await openPage('', '/restaurants/?state=CA#semma')
  expect(router.state.location.href).toBe('/restaurants#semma')
  expect(address()).toBe('/restaurants/?state=CA#semma')
  await show()
  expect(router.latestLocation.href).toBe('/restaurants?state=CA#semma')
  router.history.flush()
  expect(address()).toBe('/restaurants?state=CA#semma')
  expect(root.dataset.view).toBe('settling')
})

test('where the HTML shows what was asked for, nothing is navigated to', async () => {
  const { router, show } = await openPage('?state=CA', '/restaurants?state=CA')
  const entry: unknown = history.state
  await show()
  expect(router.history.location.href).toBe('/restaurants?state=CA')
  expect(history.state).toBe(entry)
})

test('it is done once', async () => {
  const { router, show } = await openPage('', '/restaurants?state=CA')
  await show()
  router.history.push('/restaurants?state=NY')
  router.history.flush()
  await show()
  expect(address()).toBe('/restaurants?state=NY')
})

test('a path that begins with two slashes names no other host', async () => {
  const { router } = await openPage('', '/.//pwn.example')
  expect(router.history.location.href).toBe('/pwn.example')
})
