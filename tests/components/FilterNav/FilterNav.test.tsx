import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { FilterNav } from '#src/components/FilterNav/FilterNav.tsx'
import { blogSchema } from '#src/domain/blog/blog-filters.ts'
import { blogList } from '#src/domain/blog/blog-list.ts'
import type { DirectorySearch } from '#src/domain/directory/directory-filters.ts'
import { directoryList } from '#src/domain/directory/directory-list.ts'
import { findView } from '#src/domain/finding/view.ts'
import { someRestaurants } from '#tests/domain/restaurant/some-restaurants.ts'
import { blogSearchFor, directorySchema, searchFor } from '#tests/domain/directory/search-for.ts'
import { renderAt } from '#tests/render.tsx'

function states(search: Partial<DirectorySearch>, hasCounts = false) {
  const view = findView(directoryList, someRestaurants, searchFor(search))
  const row = () => <FilterNav view={view} param="state" hasCounts={hasCounts} />
  return renderAt(view.href, row, undefined, directorySchema)
}

const links = () =>
  within(screen.getByRole('navigation', { name: 'Filter by state' })).getAllByRole('link')
const link = (name: string) => screen.getByRole('link', { name })
const all = { state: 'All', query: '' } as const

afterEach(() => {
  vi.restoreAllMocks()
})

/** jsdom lays nothing out: all but the first are 500 px from the left of a row 200 px wide. */
function layOut() {
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function offset(
    this: HTMLElement,
  ) {
    return this.dataset.value === 'All' ? 0 : 500
  })
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(40)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(200)
}

test('the links of a filter are a list in a named landmark, one for each value that is there', async () => {
  await states(all)
  const nav = screen.getByRole('navigation', { name: 'Filter by state' })
  expect(within(nav).getAllByRole('listitem')).toHaveLength(7)
  expect(links()).toEqual(
    [
      'All',
      'CA, California',
      'DC, District of Columbia',
      'IL, Illinois',
      'NC, North Carolina',
      'NY, New York',
      'TX, Texas',
    ].map(link),
  )
})

test('the link of the current view has aria-current', async () => {
  await states({ state: 'TX', query: '' })
  const current = links().filter((one) => one.getAttribute('aria-current') === 'page')
  expect(current).toEqual([link('TX, Texas')])
})

test('one is counted in the singular', async () => {
  await states(all, true)
  expect(link('CA, 1 restaurant, California').textContent).toBe('CA 1')
})

test('links drop a text that matches nothing, and count all items', async () => {
  await states({ state: 'All', query: 'qqqq' }, true)
  expect(link('CA, 1 restaurant, California').getAttribute('href')).toBe('/restaurants?state=CA')
})

test('a row without counts names its values alone', async () => {
  const view = findView(blogList, [], blogSearchFor({ category: 'Trends' }))
  const row = () => <FilterNav view={view} param="category" />
  await renderAt(view.href, row, undefined, blogSchema)
  expect(link('Fine Dining').getAttribute('href')).toBe('/blog?category=Fine+Dining')
  expect(link('All').getAttribute('href')).toBe('/blog')
})

test('a row that scrolls centers the chosen link', async () => {
  layOut()
  await states({ state: 'TX', query: '' })
  expect(screen.getByRole('list').scrollLeft).toBe(420)
})

test('a value with quotation marks is centered, too', async () => {
  layOut()
  const value = '"quoted"'
  const word = { ...directoryList.filters.price, valuesOf: () => [value], name: () => value }
  const list = { ...directoryList, filters: { ...directoryList.filters, price: word } }
  const view = findView(list, someRestaurants, searchFor({ price: value }))
  await renderAt('/restaurants', () => <FilterNav view={view} param="price" />)
  expect(screen.getByRole('list').scrollLeft).toBe(420)
})

test('an unknown value does not scroll the row', async () => {
  layOut()
  await states({ state: 'WY', query: '' })
  expect(screen.getByRole('list').scrollLeft).toBe(0)
})
