// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { FilterNav } from '#src/components/FilterNav/FilterNav.tsx'
import '#tests/render.tsx'

const row = (chosen: string) => (
  <FilterNav label="Filter by state" chosen={chosen}>
    <li data-value="All">
      <a href="/all">All</a>
    </li>
    <li data-value='"quoted"'>
      <a href="/quoted">Quoted</a>
    </li>
  </FilterNav>
)

afterEach(() => {
  vi.restoreAllMocks()
})

/** jsdom lays nothing out: the quoted item stands 500 px from the left of a row 200 px wide. */
function layOut() {
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function offset(
    this: HTMLElement,
  ) {
    return this.dataset.value === 'All' ? 0 : 500
  })
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(40)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(200)
}

test('the links of a filter are a list in a named landmark', () => {
  render(row('All'))
  const nav = screen.getByRole('navigation', { name: 'Filter by state' })
  expect(within(nav).getAllByRole('listitem')).toHaveLength(2)
  expect(within(nav).getByRole('link', { name: 'All' })).toBeTruthy()
})

test('the chosen one is brought to the middle of a row that scrolls, whatever its name', () => {
  layOut()
  render(row('"quoted"'))
  expect(screen.getByRole('list').scrollLeft).toBe(420)
})

test('a choice that the row does not have leaves it where it is', () => {
  layOut()
  render(row('ZZ'))
  expect(screen.getByRole('list').scrollLeft).toBe(0)
})
