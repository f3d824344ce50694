import { expect, test } from 'vitest'
import { countByState, filterRestaurants } from '#src/domain/directory/filter.ts'
import { someRestaurants } from '#tests/domain/restaurant/some-restaurants.ts'

test.each([
  ['texas', ['Musaafer', "Kiran's"]],
  ['tex', ['Musaafer', "Kiran's"]],
  ['TX', ['Musaafer', "Kiran's"]],
  ['tx', ['Musaafer', "Kiran's"]],
  ['te', []],
  ['CA', ['Copra', 'Nadu']],
  ['ca', ['Copra', 'Nadu']],
  ['cal', ['Copra']],
  ['car', ['Chai Pani']],
  ['north carolina', ['Chai Pani']],
  ['columbia', ['Rasika']],
  ['houston', ['Musaafer', "Kiran's"]],
  ['new york', ['Semma']],
  ['kiran’s', ["Kiran's"]],
  ["KIRAN'S", ["Kiran's"]],
  ['kiran´s', ["Kiran's"]],
  ['  semma  ', ['Semma']],
  ['Sémma', ['Semma']],
  ['dosa', []],
  ['houston texas', []],
])('the query %j finds %j', (query, names) => {
  const found = filterRestaurants(someRestaurants, { state: 'All', query })
  expect(found.map(({ name }) => name)).toEqual(names)
})

test('a chosen state keeps its restaurants only, in order of rank', () => {
  const found = filterRestaurants(someRestaurants, { state: 'TX', query: '' })
  expect(found.map(({ rank }) => rank)).toEqual([4, 5])
})

test('a restaurant must match both the state and the query', () => {
  expect(filterRestaurants(someRestaurants, { state: 'TX', query: 'kiran' })).toHaveLength(1)
  expect(filterRestaurants(someRestaurants, { state: 'NY', query: 'kiran' })).toEqual([])
})

test('without a state and a query the whole list is kept, with its ranks', () => {
  expect(filterRestaurants(someRestaurants, { state: 'All', query: '' })).toEqual(someRestaurants)
})

test('states are counted in alphabetical order of their codes', () => {
  expect([...countByState(someRestaurants)]).toEqual([
    ['CA', 1],
    ['DC', 1],
    ['IL', 1],
    ['NC', 1],
    ['NY', 1],
    ['TX', 2],
  ])
})
