import { useSearch } from '@tanstack/react-router'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { directorySchema, loadDirectorySearch, searchFor } from '#tests/search-for.ts'
import { someRestaurants } from '#tests/domain/restaurant/some-restaurants.ts'
import { renderAt } from '#tests/render.tsx'

const three = 'semma-new-york.musaafer-houston.nadu-chicago'
const anyoneCanSee = 'Saved only in this browser. Anyone with the link can see it.'
const saveIt = 'Someone shared this list. Save it to this browser.'
const allOnYours = 'Someone shared this list. Your list has all of it.'

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
  sessionStorage.clear()
})

/** A document of the site, in a browser in which a list is saved. */
async function openDirectory(search: string, saved = '') {
  localStorage.setItem('own-list-1', saved)
  const { initSavedList } = await import('#src/components/SavedListLink/saved-list.ts')
  const { RestaurantsPage } = await import('#src/pages/RestaurantsPage/RestaurantsPage.tsx')
  const { LiveRegion } = await import('#src/components/LiveRegion/LiveRegion.tsx')
  initSavedList(someRestaurants.map(({ slug }) => slug))
  function Directory() {
    return (
      <>
        <RestaurantsPage
          items={someRestaurants}
          updated="October 1, 2025"
          layout={{ marks: [], states: {} }}
          search={searchFor(useSearch({ strict: false }))}
          loadTextSearch={loadDirectorySearch}
        />
        <LiveRegion />
      </>
    )
  }
  return renderAt(`/restaurants${search}`, Directory, undefined, directorySchema)
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const listButton = () =>
  screen
    .queryAllByRole('button', { name: /^Clear your|^Undo|^Save \d+ rest/ })
    .find((button) => !button.matches('[role=status] ~ *'))?.textContent ?? ''
const press = (name: string) => act(() => fireEvent.click(screen.getByRole('button', { name })))

/** Heading, note and button. */
function readList(): string[] {
  const start = /^(?:Saved only|Someone|This is your|This browser|Your list is|This shared)/
  const note = screen.queryByText(start, { selector: 'p:not([role=status] p)' })
  return [heading(), note?.textContent ?? '', listButton()]
}

const own = [anyoneCanSee, 'Clear your list']
const shared = [saveIt, 'Save 3 restaurants']
const kept = [allOnYours, '']

test.each([
  ['is one’s own', three, '', 'Your list: 3 restaurants', own],
  ['is one’s own, in a state', three, '&state=TX', 'Your list: restaurants in Texas', own],
  ['is shared', '', '', 'Shared list: 3 restaurants', shared],
  ['is partly on one’s own', 'semma-new-york', '', 'Shared list: 3 restaurants', shared],
  ['is wholly on one’s own', `${three}.rasika-washington`, '', 'Shared list: 3 restaurants', kept],
  ['has nothing in a state', '', '&state=CA', 'Shared list: restaurants in California', shared],
])('a list that %s says so', async (_what, saved, filter, title, noteAndButton) => {
  await openDirectory(`?list=${three}${filter}`, saved)
  expect(readList()).toEqual([title, ...noteAndButton])
})

test('a list of restaurants that are gone says so', async () => {
  await openDirectory('?list=closed-long-ago')
  const gone = 'This shared list has no restaurants that we list today.'
  expect(readList().slice(1)).toEqual([gone, ''])
})

test('the picker of the chosen state counts nothing where the text found nothing', async () => {
  await openDirectory('?state=NY&query=zzzz')
  const picker = screen.getByRole('combobox', { name: 'State' })
  expect(picker).toHaveProperty('selectedOptions.0.textContent', 'New York')
})

test('Control K and Command K lead to the search box, which takes 120 letters; with Shift they are the browser’s', async () => {
  await openDirectory('')
  const isBrowsers = (keys: object) => fireEvent.keyDown(document.body, { key: 'K', ...keys })
  expect(isBrowsers({ ctrlKey: true, shiftKey: true })).toBe(true)
  expect(document.activeElement).toBe(document.body)
  expect(isBrowsers({ metaKey: true })).toBe(false)
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  expect(document.activeElement).toHaveProperty('maxLength', 120)
})

test('one’s own list says that the browser does not store it', async () => {
  const { goTo } = await openDirectory('')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused')
  })
  await press('Save Semma')
  await goTo('/restaurants?list=semma-new-york')
  const advice = 'This browser does not store it. Copy its link to keep it.'
  expect(readList()).toEqual(['Your list: 1 restaurant', advice, 'Clear your list'])
  vi.restoreAllMocks()
})

test('a shared list stays shared when it is saved, until one’s own is opened', async () => {
  const { goTo } = await openDirectory(`?list=${three}`)
  await press('Save 3 restaurants')
  expect(readList()).toEqual(['Shared list: 3 restaurants', allOnYours, 'Undo'])
  expect(document.title).toBe('Shared list: 3 restaurants · Pattal')
  await press('Undo')
  expect(screen.getByText(/^Undone\. Your list is empty\.$/)).toBeTruthy()
  expect(readList()).toEqual(['Shared list: 3 restaurants', saveIt, 'Save 3 restaurants'])
  await press('Save 3 restaurants')
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Your list (3)' })))
  expect(readList()).toEqual(['Your list: 3 restaurants', anyoneCanSee, 'Undo'])
  await goTo(`/restaurants?state=TX&list=${three}`)
  expect(document.title).toBe('Your list: restaurants in Texas · Pattal')
})
