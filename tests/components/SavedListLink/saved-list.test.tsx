import { act, fireEvent, screen } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anyText } from '#tests/any-text.ts'
import { someRestaurants } from '#tests/domain/restaurant/some-restaurants.ts'
import { renderAt } from '#tests/render.tsx'

const slugs = Array.from({ length: 60 }, (_, index) => `kitchen-${index}`)
const key = 'own-list-1'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})
beforeEach(() => vi.resetModules())

/** A document of the site: its own modules, the storage of the browser. */
async function openDocument() {
  const savedList = await import('#src/components/SavedListLink/saved-list.ts')
  const { SavedListLink } = await import('#src/components/SavedListLink/SavedListLink.tsx')
  const { LiveRegion } = await import('#src/components/LiveRegion/LiveRegion.tsx')
  const { RestaurantCard } = await import('#src/components/RestaurantCard/RestaurantCard.tsx')
  savedList.initSavedList(slugs)
  await renderAt('/', () => (
    <>
      {someRestaurants.slice(0, 3).map((restaurant, index) => (
        <RestaurantCard
          key={restaurant.slug}
          restaurant={{ ...restaurant, slug: `kitchen-${index}`, name: `Kitchen ${index}` }}
          heading="h2"
        />
      ))}
      <SavedListLink />
      <LiveRegion />
    </>
  ))
}

const press = (name: string) => act(() => fireEvent.click(screen.getByRole('button', { name })))
const isPressed = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('aria-pressed')
const spoken = () => screen.getByRole('status').querySelector('p')?.textContent ?? ''
const link = () => screen.queryByRole('link', { name: /^Your list/ })
const stored = () => localStorage.getItem(key)

test('a page from the back/forward cache shows the list as it is now, and two tabs lose nothing', async () => {
  await openDocument()
  localStorage.setItem(key, 'kitchen-1')
  act(() => void dispatchEvent(new Event('pageshow')))
  expect(isPressed('Save Kitchen 1')).toBe('true')
  localStorage.setItem(key, 'kitchen-9')
  await press('Save Kitchen 1')
  expect(stored()).toBe('kitchen-9.kitchen-1')
})

test('a saved restaurant that this build does not list is hidden and stays stored', async () => {
  localStorage.setItem(key, 'closed-or-new.kitchen-2')
  await openDocument()
  expect(link()?.textContent).toBe('Your list (1)')
  expect(stored()).toBe('closed-or-new.kitchen-2')
  await press('Save Kitchen 1')
  expect(spoken()).toBe('Saved: Kitchen 1. 2 on your list.')
  expect(stored()).toBe('closed-or-new.kitchen-2.kitchen-1')
  expect(link()?.getAttribute('href')).toContain('list=kitchen-1.kitchen-2')
})

test('storage that refused once is used again', async () => {
  await openDocument()
  const spy = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  await press('Save Kitchen 1')
  expect(stored()).toBeNull()
  spy.mockRestore()
  await press('Save Kitchen 2')
  expect(stored()).toBe('kitchen-1.kitchen-2')
  localStorage.setItem(key, 'kitchen-1')
  act(() => void dispatchEvent(new StorageEvent('storage', { key })))
  expect(link()?.textContent).toBe('Your list (1)')
})

test.each([
  [
    'refuses all use of storage',
    () => {
      vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
      return vi.spyOn(Storage.prototype, 'setItem')
    },
  ],
  ['has no storage at all', () => vi.spyOn(globalThis, 'localStorage', 'get')],
])('if the browser %s, the list lasts for the visit, and one note says so', async (_how, spy) => {
  spy().mockImplementation(refuse)
  await openDocument()
  await press('Save Kitchen 1')
  expect(spoken()).toBe(
    'Saved: Kitchen 1. 1 on your list. This browser does not store it, so it is gone after your visit.',
  )
  await press('Save Kitchen 2')
  expect(spoken()).toBe('Saved: Kitchen 2. 2 on your list.')
  expect(isPressed('Save Kitchen 1')).toBe('true')
  expect(link()?.textContent).toBe('Your list (2)')
  await press('Save Kitchen 1')
  expect(isPressed('Save Kitchen 1')).toBe('false')
})

function refuse(): never {
  throw new DOMException('', 'QuotaExceededError')
}

test('any stored text is read as a list that a URL can name', async () => {
  await openDocument()
  // Not by its role: to look for that takes longer than to render.
  const shown = () => screen.queryByText(/^Your list/, { selector: 'a' })?.textContent
  fc.assert(
    fc.property(
      fc.oneof(
        anyText(),
        fc.array(fc.oneof(fc.constantFrom(...slugs), fc.string())).map((some) => some.join('.')),
      ),
      (text) => {
        localStorage.setItem(key, text)
        act(() => void dispatchEvent(new StorageEvent('storage', { key })))
        const known = slugs.filter((slug) => text.split('.').includes(slug))
        expect(shown()).toBe(known.length === 0 ? undefined : `Your list (${known.length})`)
      },
    ),
    { numRuns: 30 },
  )
})
