import { virtual } from '@guidepup/virtual-screen-reader'
import { screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { RestaurantCard } from '#src/components/RestaurantCard/RestaurantCard.tsx'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { anyRestaurant } from '#tests/domain/restaurant/some-restaurants.ts'
import { renderAt } from '#tests/render.tsx'

const semma: Restaurant = {
  ...anyRestaurant,
  rank: 1,
  slug: 'semma-new-york',
  name: 'Semma',
  city: 'New York',
  state: 'NY',
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

const renderCard = (
  changes: Partial<Restaurant>,
  props: Partial<ComponentProps<typeof RestaurantCard>> = {},
) =>
  renderAt('/', () => (
    <RestaurantCard restaurant={{ ...semma, ...changes }} heading="h3" {...props} />
  ))

const marks = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent)

test('a screen reader speaks name, price, place, description, recognition, cuisine; no text begins with a comma', async () => {
  await renderCard(full, { distance: '4 miles' })
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
    '4 miles | away',
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
  // Of several awards a card has the strongest.
  expect(spoken).not.toContain('James Beard')
})

test('the poster of No. 1 lists every dish and every award', async () => {
  await renderCard(full, { layout: 'lead' })
  const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent)
  expect(texts('term')).toEqual(['Order', 'Recognition'])
  expect(texts('definition')).toEqual([
    'gunpowder dosa',
    'nathai pirattal (snails)',
    'Michelin star 2022–2026',
    'James Beard winner: Best Chef, New York State 2025',
  ])
})

test('a close match marks whole words in all texts, across languages, and shows the dish that matched', async () => {
  const changes = {
    phrases: [{ text: 'dosa', lang: 'ta' }],
    recognition: ['Best dosas, Eater'],
    neighborhood: 'Dosadale',
  }
  const note = { label: 'Order', text: 'gunpowder dosa' }
  await renderCard(changes, { query: 'gunpowder dosa … dosas', isClose: true, note })
  // In description and dish each in two parts: the second is another language.
  expect(marks()).toEqual(['gunpowder ', 'dosa', 'gunpowder ', 'dosa', 'dosas'])
  expect(document.querySelectorAll('[lang=ta] mark')).toHaveLength(2)
  expect(screen.getByText('Order:').parentElement?.textContent).toBe('Order: gunpowder dosa')
})
