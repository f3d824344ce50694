import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readContent } from '#src/build/content/read-content.ts'
import { listShareCards } from '#src/build/share/cards.ts'
import { shareColors } from '#src/build/share/colors.ts'
import { directoryList } from '#src/domain/directory/directory-list.ts'
import { filterOf } from '#src/domain/finding/list-definition.ts'

const { restaurants, articles, pictures } = readContent(process.cwd())
const cards = listShareCards(restaurants, articles, pictures)

test('there is one share image for each page, state view, article and restaurant', () => {
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
      ...restaurants.map(({ slug }) => `restaurant-${slug}`),
    ]
      .map((name) => `/share/${name}.png`)
      .toSorted(),
  )
})

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
  expect(find('restaurant-semma-new-york')).toMatchObject({
    title: 'Semma',
    lines: ['Greenwich Village', 'New York, NY'],
    plate: restaurants.find(({ name }) => name === 'Semma')?.rank,
  })
  expect(find('restaurant-zareens-palo-alto')?.lines).toEqual(['Palo Alto, CA'])
})

test.each(Object.entries(shareColors))('%s uses colors of the palette', (_name, colors) => {
  const palette = readFileSync('src/styles/_palette.scss', 'utf8')
  expect(Object.values(colors).filter((hex) => !palette.includes(`: ${hex};`))).toEqual([])
})
