import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fingerprint } from '#src/server/fingerprint.ts'

const encoder = new TextEncoder()
const name = (text: string) => fingerprint(encoder.encode(text))

test('the same text has the same name, fit to stand in an ETag', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(name(text)).toMatch(/^[\da-z]{14}$/)
      expect(name(text)).toBe(name(text))
    }),
  )
})

test('texts that differ in one letter, in length or in order have names of their own', () => {
  const pages = Array.from({ length: 5_000 }, (_, count) => `<p>${count} restaurants found</p>`)
  const texts = [...pages, '', '\u0000', '\u0000\u0000', 'ab', 'ba', 'Ab', 'a\u0301', '\u00e1']
  expect(new Set(texts.map(name)).size).toBe(texts.length)
})

test('bytes have the same name wherever they stand in their buffer, or none', () => {
  const bytes = encoder.encode('0123<p>a view</p>')
  expect(fingerprint(bytes.subarray(4))).toBe(name('<p>a view</p>'))
  expect(() => fingerprint(bytes.subarray(3))).toThrow(RangeError)
})
