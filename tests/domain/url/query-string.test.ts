import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseQueryString, writeQueryString } from '#src/domain/url/query-string.ts'

const wellFormedText = fc.string({ unit: 'binary', minLength: 1 })
const anyText = fc.string({
  unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
})

test.each([
  '123',
  '0',
  '-1.50',
  'true',
  'null',
  '662E41',
  '{"a":1}',
  '[1]',
  '"quoted"',
  '&',
  '=',
  '+',
  '%',
  '%20',
  '100% ghee + rice & dal = 1?#',
  ' ',
  '🍛',
  '👨‍👩‍👧',
  "Kiran's",
  'पत्तल',
])('the text %j comes out of the URL as it went in', (text) => {
  expect(parseQueryString(writeQueryString({ query: text }))).toEqual({ query: text })
})

test('any well-formed text comes out of the URL as it went in', () => {
  fc.assert(
    fc.property(wellFormedText, wellFormedText, (query, state) => {
      expect(parseQueryString(writeQueryString({ query, state }))).toEqual({ query, state })
    }),
  )
})

test('any keys come out of the URL as they went in, whatever they are called', () => {
  fc.assert(
    fc.property(
      fc.dictionary(wellFormedText, wellFormedText, { noNullPrototype: true }),
      (values) => {
        expect(parseQueryString(writeQueryString(values))).toEqual(values)
      },
    ),
  )
})

test('keys are written in the given order', () => {
  expect(writeQueryString({ state: 'NY', query: 'dosa' })).toBe('?state=NY&query=dosa')
  expect(writeQueryString({ query: 'dosa', state: 'NY' })).toBe('?query=dosa&state=NY')
})

test('writing what was read gives the same query string, in its order', () => {
  // A key like an index would stand first in any object.
  const key = wellFormedText.filter((text) => !/^\d+$/.test(text))
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(key, wellFormedText), { selector: ([name]) => name }),
      (entries) => {
        const written = writeQueryString(Object.fromEntries(entries))
        const escaped = new URLSearchParams(entries).toString()
        expect(written.slice(1)).toBe(escaped.replaceAll('%2C', ','))
        expect(writeQueryString(parseQueryString(written))).toBe(written)
      },
    ),
  )
})

test('what is empty or no text is not written', () => {
  expect(writeQueryString({})).toBe('')
  expect(writeQueryString({ query: '', state: undefined })).toBe('')
  expect(writeQueryString({ query: 123, state: ['NY'], category: null, page: true })).toBe('')
})

test('of a repeated key the first value counts', () => {
  expect(parseQueryString('?state=NY&state=TX&query=a&query=b')).toEqual({
    state: 'NY',
    query: 'a',
  })
  expect(parseQueryString('?query=&query=b')).toEqual({ query: '' })
})

test('a query string is read with and without its question mark', () => {
  expect(parseQueryString('?state=NY')).toEqual({ state: 'NY' })
  expect(parseQueryString('state=NY')).toEqual({ state: 'NY' })
  expect(parseQueryString('')).toEqual({})
  expect(parseQueryString('?')).toEqual({})
})

test('an arbitrary query string is read without an exception, and into text only', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const value of Object.values(parseQueryString(`?${text}`))) {
        expect(typeof value).toBe('string')
      }
    }),
  )
})

test('broken percent signs and lone surrogates are read without an exception', () => {
  expect(parseQueryString('?query=%')).toEqual({ query: '%' })
  expect(parseQueryString('?query=%E0%A4')).toEqual({ query: '�' })
  expect(parseQueryString('?query=\ud83c')).toEqual({ query: '�' })
})

test('keys named like parts of an object are plain keys and do no harm', () => {
  const values = parseQueryString('?__proto__=a&constructor=b&toString=c')
  expect(Object.entries(values)).toEqual([
    ['__proto__', 'a'],
    ['constructor', 'b'],
    ['toString', 'c'],
  ])
  expect(Object.getPrototypeOf(values)).toBe(Object.prototype)
  expect(writeQueryString(values)).toBe('?__proto__=a&constructor=b&toString=c')
})

test('a key that nobody wrote is absent, even one that every object inherits', () => {
  expect(Object.keys(parseQueryString('?query=a'))).toEqual(['query'])
  expect(Object.hasOwn(parseQueryString('?query=a'), 'constructor')).toBe(false)
})
