import { expect, test } from 'vitest'
import { checkCharacters } from '#src/build/content/check-text.ts'
import { ContentError } from '#src/build/content/content-error.ts'

const check = (line: string) => checkCharacters({ file: 'a.md', text: `First line\n${line}\n` })

const codes = ['000B', '00A0', '00AD', '200B', '200D', '2028', '202E', '3000', 'FEFF', 'FFFD']
test.each([
  ...codes.map((code): [string, string] => [
    `  city: New${String.fromCodePoint(parseInt(code, 16))}York`,
    `the unseen character U+${code} after '  city: New'`,
  ]),
  ['-\u00A0dosa', "the unseen character U+00A0 after '-'"],
  ['\u200B## dosa', "the unseen character U+200B after ''"],
  ['\tname: Semma', "a tab after ''"],
])('nobody writes %j unseen', (line, found) => {
  expect(() => check(line)).toThrow(
    new ContentError([`a.md, line 2: expected a plain space or nothing, found ${found}`]),
  )
})

test.each(['people: क्‍ष', 'the 4,000-year café'])('%s has no unseen character', (line) => {
  expect(() => check(line)).not.toThrow()
})
