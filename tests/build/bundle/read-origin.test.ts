import { expect, test } from 'vitest'
import { readOrigin } from '#src/build/bundle/read-origin.ts'

test.each([
  ['https://example.com', 'https://example.com'],
  ['https://example.com/', 'https://example.com'],
  ['HTTPS://Example.com', 'https://example.com'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['https://bücher.example', 'https://xn--bcher-kva.example'],
])('%s is an address to publish at', (text, origin) => {
  expect(readOrigin(text)).toBe(origin)
})

test.each([
  '',
  'example.com',
  'example.com:8080',
  'localhost:3000',
  'https://',
  'https:example.com',
  'https://example.com:99999',
  'https://example.com/food',
  'https://example.com//',
  'https://example.com?a=b',
  'https://example.com/#top',
  'https://user:secret@example.com',
  'ftp://example.com',
  'null',
])('"%s" is none, and the sentence says what one is', (text) => {
  expect(() => readOrigin(text)).toThrow(
    `SITE_ORIGIN: expected an address such as https://example.com, found "${text}".`,
  )
})
