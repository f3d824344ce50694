import { virtual } from '@guidepup/virtual-screen-reader'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { HiddenMatch } from '#src/components/RestaurantCard/HiddenMatch.tsx'
import { RestaurantCard } from '#src/components/RestaurantCard/RestaurantCard.tsx'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { renderAt } from '#tests/render.tsx'

const semma: Restaurant = {
  rank: 1,
  slug: 'semma-new-york',
  name: 'Semma',
  city: 'New York',
  state: 'NY',
  priceRange: '$$',
  cuisine: 'Indian',
  description: 'Start with the gunpowder dosa.',
  order: ['gunpowder dosa', 'nathai pirattal (snails)'],
}

const full: Partial<Restaurant> = {
  neighborhood: 'Greenwich Village',
  isNew: true,
  recognition: ['Michelin star 2022–2026', 'James Beard winner: Best Chef, New York State 2025'],
  goodFor: ['vegetarian menu', 'halal'],
  unconfirmedSince: 2018,
}

async function renderCard(changes: Partial<Restaurant> = {}, query = '', isClose = false) {
  const restaurant = { ...semma, ...changes }
  await renderAt('/', () => (
    <RestaurantCard restaurant={restaurant} heading="h3" query={query} isClose={isClose}>
      {isClose && <HiddenMatch restaurant={restaurant} query={query} />}
    </RestaurantCard>
  ))
  return within(screen.getByRole('article', { name: restaurant.name }))
}

const marks = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent)

test('a card shows its rank with the word for screen readers', async () => {
  expect((await renderCard({ rank: 11 })).getByText(11).textContent).toBe('Rank 11')
})

test('a screen reader speaks name, price, place, description, recognition, cuisine; no text begins with a comma', async () => {
  await renderCard(full)
  await virtual.start({ container: document.body })
  while ((await virtual.lastSpokenPhrase()) !== 'end of article, Semma') {
    await virtual.next()
  }
  const phrases = await virtual.spokenPhraseLog()
  await virtual.stop()
  const spoken = phrases.join(' | ')
  const order = [
    'heading, Semma, level 3',
    'link, Semma',
    'NEW',
    'Rank',
    'Price 2 of 4',
    'Greenwich Village',
    'New York, NY',
    'Start with the gunpowder dosa.',
    'Michelin star 2022–2026',
    'Last confirmed 2018',
    'Indian',
    'vegetarian menu',
    'halal',
    'button, Save Semma',
  ].map((words) => spoken.indexOf(words))
  expect(order, spoken).not.toContain(-1)
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(phrases.filter((phrase) => /^[\s,·]/.test(phrase))).toEqual([])
})

test('a card has two tab stops, at most twenty tags, and shows only the strongest award', async () => {
  const card = await renderCard(full)
  expect(card.getByRole('link', { name: 'Semma' }).getAttribute('href')).toBe(
    '/restaurants/semma-new-york',
  )
  expect(document.querySelectorAll('a, button, [tabindex="0"]')).toHaveLength(2)
  expect(document.querySelectorAll('article, article *').length).toBeLessThanOrEqual(20)
  expect(card.queryByText(/James Beard|dosa,/)).toBeNull()
})

test('a card shows no line for unknown facts', async () => {
  const card = await renderCard()
  expect(card.queryByText(/Last confirmed|NEW/)).toBeNull()
  expect(card.getAllByRole('paragraph').every(({ textContent }) => textContent !== '')).toBe(true)
})

test('a click on the text follows the link, with its modifier keys; a selection follows nothing', async () => {
  const card = await renderCard()
  const clicked = vi.fn<(event: MouseEvent) => void>((event) => event.preventDefault())
  card.getByRole('link').addEventListener('click', clicked)
  const text = card.getByText('Start with the gunpowder dosa.')
  fireEvent.click(text, { ctrlKey: true })
  expect(clicked.mock.calls.map(([{ ctrlKey }]) => ctrlKey)).toEqual([true])
  getSelection()?.selectAllChildren(text)
  fireEvent.click(text)
  fireEvent.click(card.getByRole('button'))
  expect(clicked).toHaveBeenCalledTimes(1)
  getSelection()?.removeAllRanges()
})

test('the poster of No. 1 lists every dish and every award', async () => {
  await renderAt('/', () => (
    <RestaurantCard restaurant={{ ...semma, ...full }} heading="h3" layout="lead" />
  ))
  const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent)
  expect(texts('term')).toEqual(['Order', 'Recognition'])
  expect(texts('definition')).toEqual([
    'gunpowder dosa',
    'nathai pirattal (snails)',
    'Michelin star 2022–2026',
    'James Beard winner: Best Chef, New York State 2025',
  ])
})

test('a query is marked only in name and place, and screen readers speak the name whole', async () => {
  const card = await renderCard({ name: 'York & Co', description: 'York means yew.' }, 'YORK')
  expect(card.getByRole('heading', { name: 'York & Co' })).toBeTruthy()
  expect(
    card.getAllByText('York', { selector: 'mark' }).map((mark) => mark.parentElement?.textContent),
  ).toEqual(['York & Co', 'New York, NY'])
})

test('a close match marks whole words in all texts, across languages, and shows the dish that matched', async () => {
  const changes = {
    phrases: [{ text: 'dosa', lang: 'ta' }],
    recognition: ['Best dosas, Eater'],
    neighborhood: 'Dosadale',
  }
  await renderCard(changes, 'gunpowder dosa … dosas', true)
  // In description and dish each in two parts: the second is another language.
  expect(marks()).toEqual(['gunpowder ', 'dosa', 'gunpowder ', 'dosa', 'dosas'])
  expect(document.querySelectorAll('[lang=ta] mark')).toHaveLength(2)
  expect(screen.getByText('Order:').parentElement?.textContent).toBe('Order: gunpowder dosa')
})

test('a close match shows the award that matched', async () => {
  await renderCard(full, 'james beard', true)
  expect(screen.getByText('Recognition:').parentElement?.textContent).toBe(
    'Recognition: James Beard winner: Best Chef, New York State 2025',
  )
})

test('a close match adds no line for a match that the card already shows', async () => {
  const card = await renderCard(full, 'michelin', true)
  expect(marks()).toEqual(['Michelin'])
  expect(card.queryByText(/^(?:Order|Recognition):/)).toBeNull()
})
