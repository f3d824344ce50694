import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readContent } from '#src/build/content/read-content.ts'
import { placeNames } from '#src/domain/directory/places.ts'
import { findRestaurants } from '#tests/domain/directory/search-for.ts'

const { restaurants } = readContent(process.cwd())
const heading = (query: string) => findRestaurants(restaurants, { query }).help?.heading ?? ''

test('a right name typed letter by letter is never taken for a misspelling', () => {
  for (const { name } of restaurants) {
    for (let length = 1; length <= name.length; length += 1) {
      expect(heading(name.slice(0, length))).not.toContain('Did you mean')
    }
  }
})

test('a right place with a word that no page has is never answered with a guess', () => {
  const places = fc.constantFrom(...new Set(restaurants.map(({ city }) => city)), ...placeNames)
  const words = fc.constantFrom('pizza', 'brunch', 'kids', 'thai', 'outdoor seating')
  fc.assert(
    fc.property(places, words, (place, word) => {
      expect(heading(`${place} ${word}`)).not.toContain('Did you mean')
      expect(heading(`${word} in ${place}`)).toMatch(/, (?:none mentions|which does not mention) “/)
    }),
    { examples: [['San Francisco', 'pizza']] },
  )
})
