import { expect, test } from 'vitest'
import { readContactUrl } from '#src/build/bundle/read-contact-url.ts'

test.each([
  [undefined, undefined],
  ['https://forms.example', 'https://forms.example/'],
  ['https://forms.example/f/abc?site=pattal', 'https://forms.example/f/abc?site=pattal'],
  ['http://localhost:3000/', 'http://localhost:3000/'],
])('%s is an address to post to, or none', (text, url) => {
  expect(readContactUrl(text)).toBe(url)
})

test.each([
  '',
  'forms.example/f/abc',
  '/contact',
  'https://',
  'https://forms.example:99999/',
  'https://user:secret@forms.example/',
  'https://forms.example/#top',
  'https://forms.example/a b',
  'mailto:hello@pattal.example',
])('"%s" is neither, and the sentence says what is', (text) => {
  expect(() => readContactUrl(text)).toThrow(
    `CONTACT_URL: expected an address such as https://forms.example/pattal, found "${text}".`,
  )
})
