import { throwProblems } from './content-error.ts'
import type { TextSource } from './read-yaml.ts'

/** What nobody sees: control and format characters, odd spaces, lost characters. Other scripts need two joiners. */
const unseen =
  /(?![\u200C\u200D](?<=[^\p{Script=Latin}\p{Script=Common}]\p{M}*.))[\p{C}\p{Zl}\p{Zp}\uFFFD]|(?! )\p{Zs}/u

/** Signs that only Markdown reads, with what it reads. */
const marks: readonly [pattern: RegExp, expected: string][] = [
  [
    /\S*(?:[*`]|(?<![\w/])_+(?=\w)|(?<=\w)_+(?!\w))\S*/,
    '**words** with no space inside the marks and one outside',
  ],
  [/\[\^.*?\]/, 'no footnote'],
  [/\[[^\]]*\]?(?:\s*\([^)]*\))?|\S*\]/, '[words](address) with nothing between the brackets'],
  [/&#?\w+;/, 'the character itself'],
]

/** Throws a ContentError that lists every line with an unseen character. */
export function checkCharacters({ file, text }: TextSource): void {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const problems = lines.flatMap((line, index) => {
    const problem = findUnseen(line)
    return problem === undefined ? [] : `${file}, line ${index + 1}: ${problem}`
  })
  throwProblems(problems)
}

export function findUnseen(text: string): string | undefined {
  const found = unseen.exec(text)
  if (found === null) {
    return undefined
  }
  const code = text.codePointAt(found.index)?.toString(16).toUpperCase().padStart(4, '0')
  const before = text.slice(Math.max(0, found.index - 20), found.index)
  const character = found[0] === '\t' ? 'a tab' : `the unseen character U+${code}`
  return `expected a plain space or nothing, found ${character} after '${before}'`
}

/** Finds a mark that would show in the words of a text. */
export function findMark(text: string, expected?: string): string | undefined {
  for (const [pattern, expectedHere] of marks) {
    const [found] = pattern.exec(text) ?? []
    if (found !== undefined) {
      return `expected ${expected ?? expectedHere}, found ${found}`
    }
  }
  return undefined
}
