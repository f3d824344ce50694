import { expect, test } from 'vitest'
import { findRestaurants } from '#tests/domain/directory/search-for.ts'
import { content } from '#tests/site-content.ts'

const { restaurants } = content

test.each([
  ['chicago, houston and new orleans', 'Chicago|Houston|New Orleans', ''],
  ['new orleans houston chicago', 'Chicago|Houston|New Orleans', ''],
  ['la or fullerton or las vegas', 'Los Angeles|Fullerton|Las Vegas', ''],
  ['decatur in georgia', 'Decatur', ''],
  ['michelin houston chicago', 'Chicago|Houston', 'Michelin'],
  ['where should i eat in dc tonight', 'Washington', ''],
  ['a table for two in houston', 'Houston', ''],
  ['houston or houston', 'Houston', ''],
  ['indian food in or', 'Portland', ''],
])('%s shows what is in %s', (query, cities, award) => {
  const { help } = findRestaurants(restaurants, { query })
  const meant = restaurants.filter(
    ({ city, recognition = [] }) =>
      cities.split('|').includes(city) && recognition.join().includes(award),
  )
  expect(new Set(help?.entries.map(({ item }) => item))).toEqual(new Set(meant))
})

test.each([
  ['west chester', 'West Chester, Pennsylvania'],
  ['westchester', 'Westchester, Florida'],
  ['saint louis', 'St. Louis, Missouri'],
  ['salem in oregon', 'Salem, Oregon'],
  ['indian in greenwich', 'Greenwich, Connecticut'],
])('%s is %s', (query, place) => {
  const { help } = findRestaurants(restaurants, { query })
  expect(help?.heading).toBe(`None in ${place}. The three nearest`)
})
