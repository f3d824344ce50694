import fc from 'fast-check'

const firstSurrogate = 0xd800
const surrogates = 0x800

/** As the unit 'binary' of fast-check, which lists the million characters first, and that takes seconds. */
const anyCharacter = fc.nat(0x10ffff - surrogates).map(
  (index) => String.fromCodePoint(index < firstSurrogate ? index : index + surrogates),
  // So fast-check knows that it can write `__proto__` and its like.
  (text) => {
    const [code, ...others] = Array.from(String(text), (character) => character.codePointAt(0))
    if (code === undefined || others.length > 0) {
      throw new Error('Expected one character.')
    }
    return code < firstSurrogate ? code : code - surrogates
  },
)

/** Any text of whole characters. */
export const anyText = (
  length: { minLength?: number; maxLength?: number } = {},
): fc.Arbitrary<string> => fc.string({ ...length, unit: anyCharacter })

/** Texts, each with a part of it. */
export const withPart = (texts: fc.Arbitrary<string>, maxLength: number) =>
  fc.tuple(texts, fc.nat(), fc.integer({ min: 1, max: maxLength })).map(([text, from, length]) => {
    const start = from % text.length
    return { text, part: text.slice(start, start + length) }
  })
