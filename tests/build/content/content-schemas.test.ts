import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ContentError } from '#src/build/content/content-error.ts'
import { createSchemas } from '#src/build/content/content-schemas.ts'
import { readYaml } from '#src/build/content/read-yaml.ts'
import { makeFolder } from '#tests/temporary-folder.ts'

const questions = `- id: advertising
  question: Do you take "advertising"?
  answer: It's limited.

- id: paid-placement
  question: Do restaurants pay?
  answer: No.
`

const schemas = createSchemas(process.cwd())

const readQuestions = (text: string) =>
  readYaml({ file: 'questions.yaml', text }, schemas.questions)

test('questions are read in their order, with typographic quotes', () => {
  expect(readQuestions(questions)).toEqual([
    { id: 'advertising', question: 'Do you take “advertising”?', answer: 'It’s limited.' },
    { id: 'paid-placement', question: 'Do restaurants pay?', answer: 'No.' },
  ])
})

test.each([
  ['updated: May 14, 2052', "updated: expected a day no later than today, found 'May 14, 2052'"],
  [
    'awards: April 2052\nupdated: October 1, 2026',
    "awards: expected a month no later than this one, such as 'April 2026', found 'April 2052'",
  ],
])('the list cannot say %s', (text, sentence) => {
  expect(() => readYaml({ file: 'list.yaml', text }, schemas.list)).toThrow(
    new ContentError([`list.yaml, line 1, field ${sentence}`]),
  )
})

const unique = 'expected a name that neither another entry nor the page itself uses, found'
test.each([
  [
    'a question without its mark',
    questions.replace('pay?', 'pay.'),
    `line 6 (paid-placement), field question: expected text that ends with "?", found 'Do restaurants pay.'`,
  ],
  [
    'an id of the page itself',
    questions.replace('paid-placement', 'faq'),
    `line 5 (faq), field id: ${unique} 'faq'`,
  ],
  [
    'an id of a field of the form',
    questions.replace('paid-placement', 'contact-email'),
    "line 5 (contact-email), field id: expected a name that does not begin with contact-, found 'contact-email'",
  ],
])('%s is reported with its place', (_mistake, text, sentence) => {
  expect(() => readQuestions(text)).toThrow(new ContentError([`questions.yaml, ${sentence}`]))
})

/** Reads pictures from a folder that has one, and a file that is none. */
function read(text: string) {
  const root = makeFolder()
  mkdirSync(path.join(root, 'src/pictures'), { recursive: true })
  writeFileSync(path.join(root, 'src/pictures/clay-oven.jpg'), 'ffd8ff', 'hex')
  writeFileSync(path.join(root, 'src/pictures/iron-pan.jpg'), 'ftypheic')
  return readYaml({ file: 'pictures.yaml', text }, createSchemas(root).pictures)
}
const describePicture = (name: string) =>
  `- file: ${name}\n  alt: A clay oven\n  ground: clay\n  center: 0.4\n`

const noJpeg = 'expected a JPEG file in src/pictures, found'
test.each([
  ['copper-pot.jpg', `line 5 (copper-pot.jpg), field file: ${noJpeg} 'copper-pot.jpg'`],
  ['iron-pan.jpg', `line 5 (iron-pan.jpg), field file: ${noJpeg} 'iron-pan.jpg'`],
  ['clay-oven.jpg', `line 5 (clay-oven.jpg), field file: ${unique} 'clay-oven.jpg'`],
])('%s cannot be the second picture', (name, sentence) => {
  expect(() => read(describePicture('clay-oven.jpg') + describePicture(name))).toThrow(
    new ContentError([`pictures.yaml, ${sentence}`]),
  )
})
