import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { directoryList } from '#src/domain/directory/directory-list.ts'
import { loadOnce } from '#src/domain/finding/load-once.ts'
import { someRestaurants } from '#tests/domain/restaurant/some-restaurants.ts'
import { box, listed, openList } from './open-list.tsx'

const cells = () => within(screen.getByRole('list', { name: 'Restaurants' }))
const type = (value: string) => fireEvent.change(box(), { target: { value } })

test('what the view lists comes first and the rest hidden, and a card that comes back is the same element', async () => {
  await openList('/restaurants?query=houston')
  const names = () =>
    cells()
      .getAllByRole('listitem', { hidden: true })
      .map(({ textContent }) => textContent)
  expect(listed()).toEqual(['Musaafer', 'Kiran’s'])
  expect(names().slice(2)).toEqual(['Semma', 'Chai Pani', 'Copra', 'Rasika', 'Nadu'])
  const musaafer = screen.getByText('Musaafer')
  type('semma')
  expect(listed()).toEqual(['Semma'])
  expect(musaafer.hidden).toBe(true)
  type('')
  expect(listed()).toEqual(someRestaurants.map(({ name }) => name))
  expect(screen.getByText('Musaafer')).toBe(musaafer)
})

test('help comes after the last key, and leaves with the key that it no longer fits', async () => {
  await openList('/restaurants')
  type('dosa')
  expect(screen.queryByRole('list', { name: 'Help' })).toBeNull()
  await screen.findByRole('list', { name: 'Help' })
  type('')
  expect(screen.queryByRole('list', { name: 'Help' })).toBeNull()
  expect(listed()).toHaveLength(someRestaurants.length)
})

test('counts beside the filters follow the text', async () => {
  await openList('/restaurants')
  const states = screen.getByRole('navigation', { name: 'Filter by state' })
  const california = within(states).getByRole('link', { name: /California/ })
  expect(california.ariaLabel).toBe('CA, 1 restaurant, California')
  type('houston')
  await waitFor(() => expect(california.ariaLabel).toBe('CA, 0 restaurants, California'))
})

test('offline, where ranking and help do not load, a text still filters', async () => {
  const load = vi.fn<() => Promise<object>>(
    () => new Promise((_, reject) => setTimeout(() => reject(new TypeError('Failed to fetch')))),
  )
  const spy = vi.spyOn(directoryList, 'loadTextSearch').mockImplementation(loadOnce(load, {}))
  await openList('/restaurants')
  await act(async () => type('houston'))
  await waitFor(() => expect(listed()).toEqual(['Musaafer', 'Kiran’s']))
  expect(load).toHaveBeenCalledTimes(1)
  spy.mockRestore()
})
