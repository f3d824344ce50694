import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readContent } from '#src/build/content/read-content.ts'
import { listShareCards } from '#src/build/share/cards.ts'
import { palette } from '#src/build/share/colors.ts'
import { directoryList } from '#src/domain/directory/list.ts'
import { filterOf } from '#src/domain/finding/list.ts'

const { restaurants, articles, pictures } = readContent(process.cwd())
const cards = listShareCards(restaurants, articles, pictures)

test('there is one share image for each page, state view and article', () => {
  const paths = cards.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths.toSorted()).toEqual(
    [
      'home',
      'restaurants',
      'about',
      'blog',
      'contact',
      ...filterOf(directoryList, 'state')
        .valuesOf(restaurants)
        .map((state) => `restaurants-${state.toLowerCase()}`),
      ...articles.map(({ id }) => `blog-${id}`),
    ]
      .map((name) => `/share/${name}.png`)
      .toSorted(),
  )
})

test('the image of a state shows its first three with their ranks in the whole list', () => {
  const card = cards.find(({ path }) => path === '/share/restaurants-tx.png')
  const texans = restaurants.filter(({ state }) => state === 'TX').slice(0, 3)
  expect(card?.title).toBe('Best Indian Restaurants in Texas')
  expect(card?.ranking?.map(({ rank, name }) => [rank, name])).toEqual(
    texans.map(({ rank, name }) => [rank, name]),
  )
})

test('a restaurant stands with its neighborhood, where one is known', () => {
  const places = cards.flatMap(({ ranking = [] }) => ranking.map(({ place }) => place))
  expect(places).toContain('Greenwich Village · New York, NY')
  expect(places).toContain('Palo Alto, CA')
})

const { turmericDeep: _own, ...houseColors } = palette

test.each(Object.entries(houseColors))('%s is the color of the house', (name, hex) => {
  expect(readFileSync('src/styles/_palette.scss', 'utf8')).toContain(`$${name}: ${hex};`)
})
