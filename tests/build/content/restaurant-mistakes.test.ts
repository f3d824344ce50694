import { expect, test } from 'vitest'
import { ContentError } from '#src/build/content/content-error.ts'
import { readRestaurantEntries } from '#src/build/content/restaurants.ts'
import { cuisines, goodForValues } from '#src/domain/restaurant/restaurant-values.ts'
import { stateCodes } from '#src/domain/restaurant/us-states.ts'
import { file, valid } from './some-list.ts'

const read = (text: string) => readRestaurantEntries({ file, text })

test.each([
  [
    'an unknown cuisine',
    valid.replace('cuisine: Indian\n  opened', 'cuisine: Mughlai\n  opened'),
    `line 21 (Kiran's), field cuisine: expected one of ${cuisines.join(', ')}, found 'Mughlai'`,
  ],
  [
    'a missing city',
    valid.replace('  city: Houston\n', ''),
    `line 16 (Kiran's), field city: expected text, found nothing`,
  ],
  [
    'a city without a value',
    valid.replace('city: Houston', 'city:'),
    `line 18 (Kiran's), field city: expected text, found nothing`,
  ],
  [
    'an empty city',
    valid.replace('city: Houston', "city: ' '"),
    `line 18 (Kiran's), field city: expected at least 1 character, found ''`,
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
    `line 19 (Kiran's), field state: expected one of ${stateCodes.join(', ')}, found 'XX'`,
  ],
  [
    'a slug in capitals',
    valid.replace('slug: kirans-houston', 'slug: Kirans-Houston'),
    "line 16 (Kiran's), field slug: expected lower-case words joined by hyphens, such as semma-new-york, found 'Kirans-Houston'",
  ],
  [
    'a slug given twice',
    valid.replace('slug: kirans-houston', 'slug: semma-new-york'),
    `line 16 (Kiran's), field slug: expected a unique value, found 'semma-new-york', already used in ${file}, line 2 (Semma)`,
  ],
  [
    'an opening that is no month',
    valid.replace("'2024-11'", "'fall 2024'"),
    "line 22 (Kiran's), field opened: expected a year or a month, such as 2021 or '2025-04', found 'fall 2024'",
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
    'nothing to order',
    valid.replace('order: [dosa]', 'order: []'),
    'line 11 (Semma), field order: expected at least 1 entry, found []',
  ],
  [
    'two dishes in one',
    valid.replace('order: [dosa]', 'order: ["dosa, idli"]'),
    "line 11 (Semma), field order: expected one dish, with commas only in brackets, found 'dosa, idli'",
  ],
  [
    'too much to order',
    valid.replace('order: [dosa]', 'order: [dosa, idli, vada, sambar]'),
    'line 11 (Semma), field order: expected at most 3 entries, found ["dosa","idli","vada","sambar"]',
  ],
  [
    'a diet that nobody knows',
    valid.replace('order: [dosa]', 'goodFor: [keto]\n  order: [dosa]'),
    `line 11 (Semma), field goodFor: expected one of ${goodForValues.join(', ')}, found 'keto'`,
  ],
  [
    'an award without a result',
    valid.replace('order: [dosa]', 'recognition: [award: Michelin]\n  order: [dosa]'),
    'line 11 (Semma), field recognition.result: expected text, found nothing',
  ],
  [
    'a year of an award in words',
    valid.replace(
      'order: [dosa]',
      'recognition: [{ award: Michelin, result: star, years: 2022–2026 }]\n  order: [dosa]',
    ),
    "line 11 (Semma), field recognition.years: expected a list, found '2022–2026'",
  ],
  [
    'a place that was never confirmed',
    valid.replace('order: [dosa]', 'unconfirmedSince: never\n  order: [dosa]'),
    "line 11 (Semma), field unconfirmedSince: expected a number, found 'never'",
  ],
  [
    'no dishes',
    valid.replace('dishes: [dosa]', 'dishes: []'),
    'line 12 (Semma), field dishes: expected at least 1 entry, found []',
  ],
  [
    'facts that are no list',
    valid.replace('- "Gunpowder dosa"', 'chef: Vijay Kumar'),
    'line 13 (Semma), field facts: expected a list, found {"chef":"Vijay Kumar"}',
  ],
  [
    'a fact that YAML reads as a map',
    valid.replace('- "Gunpowder dosa"', '- Chef: Vijay Kumar'),
    `line 14 (Semma), field facts: expected text, found {"Chef":"Vijay Kumar"}`,
  ],
  [
    'a field that nobody knows',
    valid.replace('city: Houston', 'city: Houston\n  fax: 713'),
    "line 19 (Kiran's), field fax: expected one of the known fields, found an unknown one",
  ],
  [
    'a phone number in another form',
    valid.replace('city: Houston', 'city: Houston\n  phone: (713) 960-8472'),
    "line 19 (Kiran's), field phone: expected a number such as +1 212-555-0100, found '(713) 960-8472'",
  ],
  [
    'a website without https',
    valid.replace('city: Houston', 'city: Houston\n  website: http://kiranshouston.com'),
    "line 19 (Kiran's), field website: expected an address that begins with https://, found 'http://kiranshouston.com'",
  ],
  [
    'a zip of four digits',
    valid.replace('city: Houston', "city: Houston\n  zip: '7709'"),
    "line 19 (Kiran's), field zip: expected five digits in quotes, found '7709'",
  ],
  [
    'a year that has not begun',
    valid.replace('city: Houston', 'city: Houston\n  asOf: 2999'),
    "line 19 (Kiran's), field asOf: expected a year that has begun, found 2999",
  ],
  [
    'an entry that is no entry',
    valid.replace('- slug: kirans-houston', '- Adda\n- slug: kirans-houston'),
    "line 16 (entry 2): expected named fields, found 'Adda'",
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
    'line 18: expected YAML, found a mistake: Nested mappings are not allowed in compact mappings',
  ],
  [
    'a field written twice',
    valid.replace('city: Houston', 'city: Houston\n  city: Dallas'),
    'line 19: expected YAML, found a mistake: Map keys must be unique',
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
- ${file}, line 18 (Kiran's), field city: expected text, found 1`,
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
      `${file}, line 12: expected quotes around a text that begins with &, found &dishes`,
      `${file}, line 12: expected quotes around a text that begins with *, found *dishes`,
    ]),
  )
})
