import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseQueryString, writeQueryString } from '#src/domain/url/query-string.ts'
import { anyText } from '#tests/any-text.ts'

const wellFormedText = anyText({ minLength: 1 })
const anyKey = wellFormedText.filter((text) => text === text.toLowerCase())
const anyString = fc.string({
  unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
})

test('any keys come out of the URL as they went in, whatever they are called', () => {
  fc.assert(
    fc.property(fc.dictionary(anyKey, wellFormedText, { noNullPrototype: true }), (values) => {
      const read = parseQueryString(writeQueryString(values))
      expect(Object.entries(read)).toEqual(Object.entries(values))
      expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
    }),
    { examples: [[JSON.parse('{"__proto__":"a","constructor":"b","tostring":"c"}')]] },
  )
})

test('what is empty or no text is not written', () => {
  expect(writeQueryString({})).toBe('')
  expect(writeQueryString({ query: '', state: undefined })).toBe('')
  expect(writeQueryString({ query: 123, state: ['NY'], category: null, page: true })).toBe('')
})

test('an arbitrary query string is read without an exception, and into text only', () => {
  fc.assert(
    fc.property(anyString, (text) => {
      for (const value of Object.values(parseQueryString(`?${text}`))) {
        expect(typeof value).toBe('string')
      }
    }),
  )
})
