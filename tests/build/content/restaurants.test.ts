import { expect, test } from 'vitest'
import { ContentError } from '#src/build/content/content-error.ts'
import { publishRestaurants, readRestaurantEntries } from '#src/build/content/restaurants.ts'
import { cuisines } from '#src/domain/restaurant/values.ts'
import { stateCodes } from '#src/domain/restaurant/us-states.ts'

const file = 'src/content/restaurants.yaml'
const valid = `# The list, best first.
- slug: semma-new-york
  name: Semma
  city: New York
  state: NY
  priceRange: $$$
  cuisine: Indian
  latitude: 40.74
  longitude: -74
  description: Order the dosa.
  dishes: [dosa]
  facts:
    - "Gunpowder dosa"

- slug: kirans-houston
  name: "Kiran's"
  city: Houston
  state: TX
  priceRange: $$
  cuisine: Indian
  isNew: true
  latitude: 29.74
  longitude: -95.42
  description: Chef's "biryani" -- and tea.
  dishes: [biryani]
  facts: [Biryani under a lid]
`
const read = (text: string) => readRestaurantEntries({ file, text })

test('a list without a mistake is read as it stands', () => {
  expect(read(valid).map(({ slug, dishes }) => ({ slug, dishes }))).toEqual([
    { slug: 'semma-new-york', dishes: ['dosa'] },
    { slug: 'kirans-houston', dishes: ['biryani'] },
  ])
})

test.each([
  [
    'an unknown cuisine',
    valid.replace('cuisine: Indian\n  isNew', 'cuisine: Mughlai\n  isNew'),
    `line 20 (Kiran's), field cuisine: expected one of ${cuisines.join(', ')}, found 'Mughlai'`,
  ],
  [
    'a missing city',
    valid.replace('  city: Houston\n', ''),
    `line 15 (Kiran's), field city: expected text, found nothing`,
  ],
  [
    'a city without a value',
    valid.replace('city: Houston', 'city:'),
    `line 17 (Kiran's), field city: expected text, found nothing`,
  ],
  [
    'an empty city',
    valid.replace('city: Houston', "city: ' '"),
    `line 17 (Kiran's), field city: expected at least 1 character, found ''`,
  ],
  [
    'a name that YAML reads as a number',
    valid.replace('name: Semma', 'name: 1947'),
    'line 3 (semma-new-york), field name: expected text, found 1947',
  ],
  [
    'a price beyond the tiers',
    valid.replace('priceRange: $$$', () => 'priceRange: $$$$$'),
    "line 6 (Semma), field priceRange: expected one of $, $$, $$$, $$$$, found '$$$$$'",
  ],
  [
    'an unknown state',
    valid.replace('state: TX', 'state: XX'),
    `line 18 (Kiran's), field state: expected one of ${stateCodes.join(', ')}, found 'XX'`,
  ],
  [
    'a slug in capitals',
    valid.replace('slug: kirans-houston', 'slug: Kirans-Houston'),
    "line 15 (Kiran's), field slug: expected lower-case words joined by hyphens, such as semma-new-york, found 'Kirans-Houston'",
  ],
  [
    'a slug given twice',
    valid.replace('slug: kirans-houston', 'slug: semma-new-york'),
    `line 15 (Kiran's), field slug: expected a unique value, found 'semma-new-york', already used in ${file}, line 2 (Semma)`,
  ],
  [
    'a NEW badge that is neither true nor false',
    valid.replace('isNew: true', 'isNew: yes'),
    "line 21 (Kiran's), field isNew: expected true or false, found 'yes'",
  ],
  [
    'a longitude east of Greenwich',
    valid.replace('longitude: -74', 'longitude: 74'),
    'line 9 (Semma), field longitude: expected at most -66, found 74',
  ],
  [
    'a latitude in the tropics',
    valid.replace('latitude: 40.74', 'latitude: 4.74'),
    'line 8 (Semma), field latitude: expected at least 18, found 4.74',
  ],
  [
    'a description that is too long',
    valid.replace('Order the dosa.', 'Dosa and again. '.repeat(20).trim()),
    `line 10 (Semma), field description: expected at most 260 characters, found '${'Dosa and again. '.repeat(5).slice(0, 79)}… (321 characters)`,
  ],
  [
    'no dishes',
    valid.replace('dishes: [dosa]', 'dishes: []'),
    'line 11 (Semma), field dishes: expected at least 1 entry, found []',
  ],
  [
    'facts that are no list',
    valid.replace('- "Gunpowder dosa"', 'chef: Vijay Kumar'),
    'line 12 (Semma), field facts: expected a list, found {"chef":"Vijay Kumar"}',
  ],
  [
    'a fact that YAML reads as a map',
    valid.replace('- "Gunpowder dosa"', '- Chef: Vijay Kumar'),
    `line 13 (Semma), field facts: expected text, found {"Chef":"Vijay Kumar"}`,
  ],
  [
    'a field that nobody knows',
    valid.replace('city: Houston', 'city: Houston\n  phone: 713'),
    "line 18 (Kiran's), field phone: expected one of the known fields, found an unknown one",
  ],
  [
    'an entry that is no entry',
    valid.replace('- slug: kirans-houston', '- Adda\n- slug: kirans-houston'),
    "line 15 (entry 2): expected named fields, found 'Adda'",
  ],
  ['an empty file', '', 'line 1: expected a list, found nothing'],
  [
    'a file with one entry that is not in a list',
    'name: Semma\n',
    'line 1: expected a list, found {"name":"Semma"}',
  ],
  [
    'broken YAML',
    valid.replace('city: Houston', 'city: Houston: Texas'),
    'line 17: expected YAML, found a mistake: Nested mappings are not allowed in compact mappings',
  ],
  [
    'a field written twice',
    valid.replace('city: Houston', 'city: Houston\n  city: Dallas'),
    'line 18: expected YAML, found a mistake: Map keys must be unique',
  ],
  [
    'a name between the stars of emphasis',
    valid.replace('name: Semma', 'name: *Semma*'),
    'line 3: expected quotes around a text that begins with *, found *Semma*',
  ],
  [
    'a star before the words of a text',
    valid.replace('Order the dosa.', '*Order* the dosa.'),
    'line 10: expected quotes around a text that begins with *, found *Order*',
  ],
  [
    'a name that begins with an ampersand',
    valid.replace('name: Semma', 'name: &Semma Kitchen'),
    'line 3: expected quotes around a text that begins with &, found &Semma',
  ],
])('%s is told with its place', (_mistake, text, sentence) => {
  expect(text).not.toBe(valid)
  expect(() => read(text)).toThrow(new ContentError([`${file}, ${sentence}`]))
})

test('every mistake of a file is told at once, in words an editor can act on', () => {
  const text = valid
    .replace('city: Houston', 'city: 1')
    .replace('priceRange: $$$', 'priceRange: cheap')
  expect(() => read(text)).toThrow(
    `2 mistakes in the content:
- ${file}, line 6 (Semma), field priceRange: expected one of $, $$, $$$, $$$$, found 'cheap'
- ${file}, line 17 (Kiran's), field city: expected text, found 1`,
  )
})

test('a slip that breaks the lines after it is told once', () => {
  expect(() => read(valid.replace('  name: Semma', '\tname: Semma'))).toThrow(
    new ContentError([
      `${file}, line 3: expected YAML, found a mistake: Unexpected scalar at node end`,
    ]),
  )
})

test('a list that leads into itself is told', () => {
  expect(() => read(valid.replace('dishes: [dosa]', 'dishes: &dishes [*dishes]'))).toThrow(
    new ContentError([
      `${file}, line 11: expected quotes around a text that begins with &, found &dishes`,
      `${file}, line 11: expected quotes around a text that begins with *, found *dishes`,
    ]),
  )
})

test('the rank of a restaurant is its position, starting at 1', () => {
  expect(publishRestaurants(read(valid)).map(({ rank, name }) => [rank, name])).toEqual([
    [1, 'Semma'],
    [2, "Kiran's"],
  ])
  expect(
    publishRestaurants(read(valid).toReversed()).map(({ rank, name }) => [rank, name]),
  ).toEqual([
    [1, "Kiran's"],
    [2, 'Semma'],
  ])
})

test('what is for editors only does not reach the published restaurant', () => {
  expect(publishRestaurants(read(valid))).toEqual([
    {
      rank: 1,
      slug: 'semma-new-york',
      name: 'Semma',
      city: 'New York',
      state: 'NY',
      priceRange: '$$$',
      cuisine: 'Indian',
      description: 'Order the dosa.',
    },
    {
      rank: 2,
      slug: 'kirans-houston',
      name: "Kiran's",
      city: 'Houston',
      state: 'TX',
      priceRange: '$$',
      cuisine: 'Indian',
      isNew: true,
      description: 'Chef’s “biryani” — and tea.',
    },
  ])
})

test('a restaurant that is not new has no badge, whether the field is false or missing', () => {
  const entries = read(valid.replace('isNew: true', 'isNew: false'))
  expect(publishRestaurants(entries).filter((restaurant) => 'isNew' in restaurant)).toEqual([])
})
