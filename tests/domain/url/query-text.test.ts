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
const anyText = fc.array(unit, { maxLength: 200, size: 'max' }).map((units) => units.join(''))

test('any text becomes a short, well-formed one with single spaces, and stays as it is then', () => {
  fc.assert(
    fc.property(anyText, (text) => {
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

test('white space and control characters between words become one space', () => {
  expect(toQueryText('  new \t\n york\u00a0\0city ')).toBe('new york city')
})

test('invisible characters of copied text go, joiners of scripts and emoji stay', () => {
  expect(toQueryText('\u2068se\u00admma\u200b\ufeff\u2069')).toBe('semma')
  expect(toQueryText('👩\u200d🍳 क\u094d\u200dष')).toBe('👩\u200d🍳 क\u094d\u200dष')
})

test('accents and joiners without a letter are no text', () => {
  expect(toQueryText('\u0301')).toBe('')
  expect(toQueryText(' \u200d\u0301 \u200b')).toBe('')
})

test('case, marks and signs are kept', () => {
  expect(toQueryText("Zoë's 100% + é & 662E41")).toBe("Zoë's 100% + é & 662E41")
})

test('a text of the full length is kept whole, and one character more is cut', () => {
  expect(toQueryText('a'.repeat(120))).toBe('a'.repeat(120))
  expect(toQueryText('a'.repeat(121))).toBe('a'.repeat(120))
})

test('an emoji across the limit goes as a whole', () => {
  expect(toQueryText(`${'a'.repeat(119)}🍛`)).toBe('a'.repeat(119))
  expect(toQueryText(`${'a'.repeat(118)}🍛b`)).toBe(`${'a'.repeat(118)}🍛`)
})

test('half an emoji becomes the replacement character', () => {
  expect(toQueryText('dosa \ud83c')).toBe('dosa �')
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
