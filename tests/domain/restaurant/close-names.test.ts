import { expect, test } from 'vitest'
import { findCloseNames } from '#src/domain/restaurant/close-names.ts'
import { someRestaurants } from './some-restaurants.ts'

const namesFor = (slug: string) => findCloseNames(slug, someRestaurants).map(({ name }) => name)

test('someone who mistypes a name or leaves the city out finds the restaurant', () => {
  expect(namesFor('sema-new-york')[0]).toBe('Semma')
  expect(namesFor('chai-pani')).toContain('Chai Pani')
})

test.each(['zzzz', 'nope'])('%s is like no name, so none is suggested', (slug) => {
  expect(namesFor(slug)).toEqual([])
})

test.each(['tx', 'texas'])('someone who asks for the state %s finds the best there', (slug) => {
  expect(namesFor(slug)).toEqual(['Musaafer', 'Kiran’s'])
})
