import fc from 'fast-check'
import { expect, test } from 'vitest'
import { queryMaxLength, toQueryText } from '#src/domain/url/query-text.ts'

const space = fc.constantFrom(' ', '  ', '\n', '\t', '\u00a0', '\u2003', '\ufeff', '\0', '\u007f')
const unit = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }) },
  { weight: 2, arbitrary: space },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 0xd800, max: 0xdfff }).map((code) => String.fromCharCode(code)),
  },
)
const roughText = fc.array(unit, { maxLength: 200, size: 'max' }).map((units) => units.join(''))

test('any text becomes a short, well-formed one with single spaces, and stays as it is then', () => {
  fc.assert(
    fc.property(roughText, (text) => {
      const tidy = toQueryText(text)
      expect(toQueryText(tidy)).toBe(tidy)
      expect(tidy.length).toBeLessThanOrEqual(queryMaxLength)
      expect(() => encodeURIComponent(tidy)).not.toThrow()
      expect(tidy).not.toMatch(/^\s|\s$|\s\s|[^\S ]|\p{Cc}/u)
    }),
  )
})

test('a tidy text within the limit stays as it is', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z0-9'&é🍛]{1,6}$/u), { maxLength: 8 }), (words) => {
      expect(toQueryText(words.join(' '))).toBe(words.join(' '))
    }),
  )
})

test('invisible characters of copied text go, joiners of scripts and emoji stay', () => {
  expect(toQueryText('\u2068se\u00admma\u200b\ufeff\u2069')).toBe('semma')
  expect(toQueryText('👩\u200d🍳 क\u094d\u200dष')).toBe('👩\u200d🍳 क\u094d\u200dष')
})

test('a browser without toWellFormed reads texts too', () => {
  const names = ['toWellFormed', 'isWellFormed']
  const known = names.map((name) => [name, Reflect.get(String.prototype, name)] as const)
  for (const name of names) {
    Reflect.deleteProperty(String.prototype, name)
  }
  try {
    expect(toQueryText('dosa \uD800')).toBe('dosa \uFFFD')
    expect(toQueryText(`${'a'.repeat(119)}🍛`)).toBe('a'.repeat(119))
  } finally {
    Object.assign(String.prototype, Object.fromEntries(known))
  }
})
