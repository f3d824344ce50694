import { expect, test } from 'vitest'
import { listShareCards } from '#src/build/share/cards.ts'
import { content } from '#tests/site-content.ts'

const { restaurants } = content
const cards = listShareCards(content)

const find = (name: string) => cards.find(({ path }) => path === `/share/${name}.png`)

test('the image of a state names its first three with their ranks in the whole list', () => {
  const texans = restaurants.filter(({ state }) => state === 'TX').slice(0, 3)
  expect(find('restaurants-tx')).toMatchObject({
    title: 'Best Indian Restaurants in Texas',
    lines: texans.map(({ rank, name }) => `No. ${rank} ${name}`),
    plate: texans[0]?.rank,
  })
})

test('the image of a restaurant has its rank, name and place, with the neighborhood where one is known', () => {
  expect(find('restaurants-semma-new-york')).toMatchObject({
    title: 'Semma',
    lines: ['Greenwich Village', 'New York, NY'],
    plate: restaurants.find(({ name }) => name === 'Semma')?.rank,
  })
  expect(find('restaurants-zareens-palo-alto')?.lines).toEqual(['Palo Alto, CA'])
})
