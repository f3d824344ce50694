// @vitest-environment jsdom
import { virtual } from '@guidepup/virtual-screen-reader'
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

const full = {
  neighborhood: 'Greenwich Village',
  isNew: true,
  recognition: 'Michelin star 2022–2026 · James Beard winner 2025 · No. 1, New York Times 2025',
  goodFor: 'vegetarian menu, halal',
  unconfirmedSince: 2018,
  mentions: { dosa: 'On dosa' },
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

test('a screen reader hears what decides first: rank, price, name, place, words, dishes, awards', async () => {
  renderCard(full)
  await virtual.start({ container: document.body })
  while ((await virtual.lastSpokenPhrase()) !== 'end of article, Semma') {
    await virtual.next()
  }
  const spoken = (await virtual.spokenPhraseLog()).join(' | ')
  await virtual.stop()
  const order = [
    'Rank',
    'Price 2 of 4',
    'heading, Semma, level 3',
    'NEW',
    'Greenwich Village',
    'New York, NY',
    'Order the gunpowder dosa.',
    'Order:',
    'gunpowder dosa, nathai pirattal (snails)',
    'Michelin star 2022–2026',
    'James Beard winner 2025',
    'vegetarian menu, halal',
    'Last confirmed 2018',
    'link, “On dosa”',
    'Indian',
    'link, Directions',
    'link, Copy link',
  ].map((words) => spoken.indexOf(words))
  expect(order, spoken).not.toContain(-1)
  expect(order).toEqual(order.toSorted((a, b) => a - b))
})

test('a line of awards has room for two', () => {
  const card = renderCard(full)
  expect(card.queryByText('No. 1, New York Times 2025')).toBeNull()
})

test('the poster of No. 1 lists every dish and every award', () => {
  render(<RestaurantCard restaurant={{ ...semma, ...full }} heading="h3" layout="lead" />)
  const told = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Order',
    'Recognition',
  ])
  expect(told).toEqual([
    'gunpowder dosa',
    'nathai pirattal (snails)',
    'Michelin star 2022–2026',
    'James Beard winner 2025',
    'No. 1, New York Times 2025',
  ])
})

test('what is not known is not said', () => {
  const card = renderCard()
  expect(card.queryByText(/Last confirmed|^In /)).toBeNull()
  expect(card.getAllByRole('paragraph').every(({ textContent }) => textContent !== '')).toBe(true)
})

test('the articles that name the place are links', () => {
  const links = renderCard({ mentions: { dosa: 'On dosa', snails: 'On snails' } }).getAllByRole(
    'link',
    { name: /^“/ },
  )
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['“On dosa”', '/blog/dosa'],
    ['“On snails”', '/blog/snails'],
  ])
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

test('the words of a close match are marked wherever they stand, across languages, and whole', () => {
  const phrases = [{ text: 'dosa', lang: 'ta' }]
  const recognition = 'Michelin star 2022'
  const goodFor = 'dosas to go'
  render(
    <RestaurantCard
      restaurant={{ ...semma, phrases, recognition, goodFor, neighborhood: 'Dosadale' }}
      heading="h3"
      query="gunpowder dosa … dosas"
      isClose
    />,
  )
  const marks = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent)
  // Twice in description and dishes, each in two parts: the second is another language.
  expect(marks).toEqual(['gunpowder ', 'dosa', 'gunpowder ', 'dosa', 'dosas'])
  expect(document.querySelectorAll('[lang=ta] mark')).toHaveLength(2)
  expect(screen.getByText(/^Order the/).textContent).toBe('Order the gunpowder dosa.')
})

test('what is listed is marked in name and place alone', () => {
  const card = renderCard({ description: 'Semma means good.' }, 'semma')
  expect(card.getByRole('heading').querySelectorAll('mark')).toHaveLength(1)
  expect(card.getByText('Semma means good.').querySelectorAll('mark')).toHaveLength(0)
})
