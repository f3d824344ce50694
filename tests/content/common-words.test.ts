import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readContent } from '#src/build/content/read-content.ts'
import { knownWords } from '#src/domain/directory/known-words.ts'
import { directoryList } from '#src/domain/directory/list.ts'
import { suggestMatches } from '#src/domain/finding/suggest.ts'
import { findView } from '#src/domain/finding/view.ts'
import { toPlain } from '#src/domain/finding/vocabulary.ts'
import { usPlaces } from '#src/domain/restaurant/us-places.ts'
import { usStates } from '#src/domain/restaurant/us-states.ts'
import { searchFor } from '#tests/domain/directory/search-for.ts'

const { restaurants } = readContent(process.cwd())
/** What people type of food, places and eating out, spelled right. */
const commonWords = readFileSync('tests/content/common-words.txt', 'utf8')
  .split(',')
  .map((word) => word.replaceAll(/\s+/g, ' ').trim())
/** Near enough to what the list has to mean it. */
const related = new Set(
  (
    'adyar ananda bhavan, aloo gobi, arlington va, bhaji, bhatura, colorado springs, curry house, ' +
    'garlic naan, gobi manchurian, himalayan, kabab, mughal, nepalese, north las vegas, pakistan, ' +
    'palak paneer, saint paul, seekh kebab, tamarind tree, virginia beach'
  ).split(', '),
)

const { fields, hints, otherNames = [] } = directoryList
const guess = (
  query: string,
  list: Parameters<typeof suggestMatches<(typeof restaurants)[number]>>[0],
) => suggestMatches(list, restaurants, query).length > 0
/** Where the list itself has no help. */
const helpless = commonWords.filter((query) => {
  const { found, help } = findView(directoryList, restaurants, searchFor({ query }))
  return found.length === 0 && help === undefined
})
const near = helpless.filter((word) => guess(word, { fields, hints, otherNames }))

test('a common word is no misspelling of another', () => {
  expect(
    near.filter((word) => !related.has(word) && guess(word, directoryList)).map(toPlain),
    'add these to src/domain/directory/known-words.ts',
  ).toEqual([])
})

test('no word is kept from being guessed at without need', () => {
  const needed = new Set(near.map(toPlain))
  expect(
    [...knownWords].filter((word) => !needed.has(word)),
    'remove these from src/domain/directory/known-words.ts',
  ).toEqual([])
})

test.each(Object.entries(usPlaces))('%s is %s, which the list has', (_, place) => {
  const isState = restaurants.some(({ state }) => usStates[state] === place)
  const state = place.slice(-2)
  const cities = place.slice(0, -4).split(/, | and /)
  const missing = cities.filter(
    (city) => !restaurants.some((one) => one.city === city && one.state === state),
  )
  expect(isState ? [] : missing).toEqual([])
})
