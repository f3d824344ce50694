import { expect, test } from 'vitest'
import { ContentError } from '#src/build/content/content-error.ts'
import { stateCodes } from '#src/domain/restaurant/us-states.ts'
import { file, readList as read, valid } from './some-list.ts'

/** A list whose first entry has one more field, on line 11. */
const add = (field: string) => valid.replace('  order: [dosa]', `  ${field}\n  order: [dosa]`)
const address = 'expected an address such as https://www.semma.nyc/menu'
const quotes = 'expected quotes around a text with #, or a comment alone on its line after "# "'
const unseen = 'expected a plain space or nothing, found the unseen character'

test.each([
  [
    'an unknown state',
    valid.replace('state: TX', 'state: XX'),
    `line 21 (Kiran's), field state: expected one of ${stateCodes.map((code) => `"${code}"`).join(', ')}, found 'XX'`,
  ],
  [
    'an empty city',
    valid.replace('city: Houston', "city: ' '"),
    `line 20 (Kiran's), field city: expected text to have >=1 characters, found ''`,
  ],
  [
    'a name that YAML reads as a number',
    valid.replace('name: Semma', 'name: 1947'),
    'line 3 (semma-new-york), field name: expected quotes around the text, found 1947 without them',
  ],
  [
    'a name that is not there yet',
    valid.replace('name: Semma', 'name:'),
    'line 3 (semma-new-york), field name: expected text, found nothing',
  ],
  [
    'a slug in capitals',
    valid.replace('slug: kirans-houston', 'slug: Kirans-Houston'),
    "line 18 (Kiran's), field slug: expected lower-case words joined by hyphens, such as semma-new-york, found 'Kirans-Houston'",
  ],
  [
    'a slug used twice',
    valid.replace('slug: kirans-houston', 'slug: semma-new-york'),
    "line 18 (Kiran's), field slug: expected a name that neither another entry nor the page itself uses, found 'semma-new-york'",
  ],
  [
    'an opening that is no month',
    valid.replace("'2024-11'", "'fall 2024'"),
    "line 24 (Kiran's), field opened: expected a year or month no later than this one, such as 2021 or '2025-04', found 'fall 2024'",
  ],
  [
    'a longitude east of Greenwich',
    valid.replace('longitude: -74', 'longitude: 74'),
    'line 9 (Semma), field longitude: expected a number to be <=-66, found 74',
  ],
  [
    'a description that is too long',
    valid.replace('Order the dosa.', 'Dosa and again. '.repeat(20).trim()),
    `line 10 (Semma), field description: expected text to have <=260 characters, found '${'Dosa and again. '.repeat(5).slice(0, 79)}… (321 characters)`,
  ],
  [
    'a reason that is too long',
    valid.replace('The sources agree.', 'Dosa and again. '.repeat(14).trim()),
    `line 15 (Semma), field why: expected at most 40 words, found '${'Dosa and again. '.repeat(5).slice(0, 79)}… (225 characters)`,
  ],
  [
    'no source that names the place as open',
    valid.replace('  lastConfirmed: { year: 2026, by: the Michelin Guide }\n', ''),
    'line 2 (Semma), field lastConfirmed: expected named fields, found nothing',
  ],
  [
    'too many dishes',
    valid.replace('order: [dosa]', 'order: [dosa, idli, vada, sambar]'),
    'line 11 (Semma), field order: expected a list to have <=3 items, found ["dosa","idli","vada","sambar"]',
  ],
  [
    'a fact that YAML reads as a map',
    valid.replace('- "Gunpowder dosa"', '- Chef: Vijay Kumar'),
    `line 14 (Semma), field facts: expected text, found {"Chef":"Vijay Kumar"}`,
  ],
  [
    'a text that begins with a number sign',
    add('chef: #1\n    of the city'),
    `line 12 (Semma), field chef: ${quotes}, found #1`,
  ],
  ['an empty file', '', 'line 1: expected a list, found nothing'],
  ['a single entry', 'name: Semma\n', 'line 1: expected a list, found {"name":"Semma"}'],
  [
    'broken YAML',
    valid.replace('city: Houston', 'city: Houston: Texas'),
    'line 20: expected quotes around a text with ": ", or the next field straight below it, found city: Houston: Texas',
  ],
  [
    'no space after a colon',
    valid.replace('city: Houston', 'city:Houston'),
    'line 20: expected a field, a colon and a space, found city:Houston',
  ],
  [
    'a field written twice',
    add('city: Dallas'),
    'line 11: expected each field once, and "- " before a new entry, found city: Dallas',
  ],
  [
    'a list without its end',
    add('people: [A, B'),
    'line 12: expected fields and "- " straight below those before, or ] or } at the end of the line above, found order: [dosa]',
  ],
  [
    'fields without a comma',
    valid.replace('2026, by', '2026 by'),
    'line 16: expected a comma after each field between { and }, found lastConfirmed: { year: 2026 by: the Michelin Guide }',
  ],
  [
    'a field at the start of a line',
    valid.replace('  city: Houston', 'city: Houston'),
    'line 20: expected a field below the last, a space after "-", or double quotes around the text, found city: Houston',
  ],
  ['a second document', `${valid}---\n`, 'line 33: expected one YAML document, found ---'],
  [
    'a star before the words of a text',
    valid.replace('Order the dosa.', '*Order* the dosa.'),
    'line 10 (Semma), field description: expected quotes around a text with *, found *Order*',
  ],
  [
    'a name that begins with an ampersand',
    valid.replace('name: Semma', 'name: &Semma Kitchen'),
    'line 3 (Kitchen), field name: expected quotes around a text with &, found &Semma',
  ],
  [
    'a name that begins with an at sign',
    valid.replace('name: Semma', 'name: @semma'),
    'line 3: expected quotes around a text that begins with this sign, found name: @semma',
  ],
])('%s is reported with its place', (_mistake, text, sentence) => {
  expect(text).not.toBe(valid)
  expect(() => read(text)).toThrow(new ContentError([`${file}, ${sentence}`]))
})

test.each([
  ['recognition: [award: Michelin]', 'recognition.result: expected text, found nothing'],
  ['fax: 713', 'fax: expected only known fields, found fax'],
  ['phone: 713-960-8472', "phone: expected a number such as +1 212-555-0100, found '713-960-8472'"],
  ['zip: 02139', 'zip: expected quotes around the text, found 02139 without them'],
  ['chef: true', 'chef: expected quotes around the text, found true without them'],
  ['website: https://semma.nyc/a menu', `website: ${address}, found 'https://semma.nyc/a menu'`],
  ['website: https://semma nyc', `website: ${address}, found 'https://semma nyc'`],
  ['website: https://semma', `website: ${address}, found 'https://semma'`],
  ['website: https://semma.nyc/,', `website: ${address}, found 'https://semma.nyc/,'`],
  ['chef: “Vijay”', 'chef: expected a text without marks, found “Vijay”'],
  ['opened: 2052', 'opened: expected a year no later than this one, found 2052'],
  [
    "opened: '2052-01'",
    "opened: expected a year or month no later than this one, such as 2021 or '2025-04', found '2052-01'",
  ],
  ['asOf: 2052', 'asOf: expected a year no later than this one, found 2052'],
  ['address: 60 Greenwich Ave #2', `address: ${quotes}, found #2`],
  ['address: "60 Greenwich Ave" #2', `address: ${quotes}, found #2`],
  ['denies: [pork, dish #2]', `denies: ${quotes}, found #2]`],
  ['chef: #1 of the city', `chef: ${quotes}, found #1 of the city`],
  ['chef: the **dosa** master', 'chef: expected a text without marks, found **dosa**'],
  ...['&amp;', '<b>', '~~'].map((mark): [string, string] => [
    `chef: Roni ${mark} Chintan`,
    `chef: expected a text without marks, found ${mark}`,
  ]),
  ["chef: '## Roni'", 'chef: expected a text without marks, found ## '],
  ['chef: Vijay  Kumar', "chef: expected one space, found several in 'Vijay  Kumar'"],
  ['chef: "Vijay\\vKumar"', `chef: ${unseen} U+000B after 'Vijay'`],
])('the field %s is reported with its place', (field, sentence) => {
  expect(() => read(add(field))).toThrow(
    new ContentError([`${file}, line 11 (Semma), field ${sentence}`]),
  )
})

test.each([
  ['people: Room #2', "people: 'Room #2'"],
  ['people: C#', 'people: C#'],
  ['people: क्‍ष', 'people: क्‍ष'],
  ['people: yes', '# ask again in March\n  people: yes'],
])('%s is read as it is written', (field, text) => {
  expect(read(add(text))[0]).toHaveProperty(...(field.split(': ') as [string, string]))
})

test('every mistake of a file is reported at once', () => {
  const text = valid
    .replace('city: Houston', 'city: 1')
    .replace('priceRange: $$$', 'priceRange: cheap')
  expect(() => read(text)).toThrow(
    `2 mistakes in the content:
- ${file}, line 6 (Semma), field priceRange: expected one of "$", "$$", "$$$", "$$$$", found 'cheap'
- ${file}, line 20 (Kiran's), field city: expected quotes around the text, found 1 without them`,
  )
})
