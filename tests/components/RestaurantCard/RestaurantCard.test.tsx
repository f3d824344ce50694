// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RestaurantCard } from '#src/components/RestaurantCard/RestaurantCard.tsx'
import type { Restaurant } from '#src/domain/restaurant/schema.ts'
import '#tests/render.tsx'

const semma: Restaurant = {
  rank: 1,
  slug: 'semma-new-york',
  name: 'Semma',
  city: 'New York',
  state: 'NY',
  priceRange: '$$',
  cuisine: 'Indian',
  description: 'Order the gunpowder dosa.',
  order: 'gunpowder dosa, nathai pirattal (snails)',
}

function renderCard(changes: Partial<Restaurant> = {}, query = '') {
  render(<RestaurantCard restaurant={{ ...semma, ...changes }} heading="h3" query={query} />)
  return within(screen.getByRole('article', { name: changes.name ?? 'Semma' }))
}

test('a card tells name, place, cuisine and description', () => {
  const card = renderCard()
  expect(card.getByRole('heading', { level: 3, name: 'Semma' })).toBeTruthy()
  expect(card.getByText('New York, NY')).toBeTruthy()
  expect(card.getByText('Indian')).toBeTruthy()
  expect(card.getByText('Order the gunpowder dosa.')).toBeTruthy()
})

test.each([1, 10, 11, 50])('a card shows rank %i, and says that it is the rank', (rank) => {
  expect(renderCard({ rank }).getByText(rank).parentElement?.textContent).toBe(`Rank ${rank}`)
})

test.each([
  ['$', 'Price 1 of 4'],
  ['$$', 'Price 2 of 4'],
  ['$$$', 'Price 3 of 4'],
  ['$$$$', 'Price 4 of 4'],
] as const)('the price %s is read as %s', (priceRange, name) => {
  expect(renderCard({ priceRange }).getByRole('img', { name }).textContent).toBe(priceRange)
})

test('NEW is shown on a restaurant that is flagged', () => {
  expect(renderCard({ isNew: true }).getByText('NEW')).toBeTruthy()
})

test.each([{}, { isNew: false }])('NEW is not shown with %j', (changes) => {
  expect(renderCard(changes).queryByText('NEW')).toBeNull()
})

test('what the query found in name and place is marked', () => {
  const card = renderCard({ name: 'York & Co' }, 'YORK')
  const marks = card.getAllByText('York', { selector: 'mark' })
  expect(marks.map((mark) => mark.parentElement?.textContent)).toEqual([
    'York & Co',
    'New York, NY',
  ])
})

test('the name stays whole for a screen reader while a part is marked', () => {
  const heading = renderCard({}, 'emm').getByRole('heading', { name: 'Semma' })
  expect([...heading.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    'emm',
  ])
})

test('without a query nothing is marked', () => {
  renderCard()
  expect(document.querySelector('mark')).toBeNull()
})
