import { expect, test } from 'vitest'
import { ContentError } from '#src/build/content/content-error.ts'
import { readQuestions } from '#src/build/content/questions.ts'

const file = 'src/content/questions.yaml'
const valid = `- id: advertising
  question: Do you take "advertising"?
  answer: It's limited.

- id: paid-placement
  question: Do restaurants pay?
  answer: No.
`

test('questions are read in their order and set with the quotes of print', () => {
  expect(readQuestions({ file, text: valid })).toEqual([
    { id: 'advertising', question: 'Do you take “advertising”?', answer: 'It’s limited.' },
    { id: 'paid-placement', question: 'Do restaurants pay?', answer: 'No.' },
  ])
})

test.each([
  [
    'a question that does not ask',
    valid.replace('pay?', 'pay.'),
    `line 6 (paid-placement), field question: expected text to end with "?", found 'Do restaurants pay.'`,
  ],
  [
    'a missing answer',
    valid.replace('  answer: No.\n', ''),
    'line 5 (paid-placement), field answer: expected text, found nothing',
  ],
  [
    'an id given twice',
    valid.replace('paid-placement', 'advertising'),
    `line 5 (advertising), field id: expected a unique value, found 'advertising', already used in ${file}, line 1 (advertising)`,
  ],
  [
    'an id that the page has itself',
    valid.replace('paid-placement', 'faq'),
    `line 5 (faq), field id: expected a unique value, found 'faq', already used in the page itself`,
  ],
  ['an empty list', '[]', 'line 1: expected at least 1 entry, found []'],
])('%s is told with its place', (_mistake, text, sentence) => {
  expect(() => readQuestions({ file, text })).toThrow(new ContentError([`${file}, ${sentence}`]))
})
