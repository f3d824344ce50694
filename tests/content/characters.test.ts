import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const folder = 'src/content'
const [, ranges = ''] =
  /unicode-range:([^;]+);/.exec(readFileSync('src/styles/_fonts.scss', 'utf8')) ?? []
const ours = new RegExp(
  `[\\n${ranges.replaceAll(/U\+(\w+)(?:-(\w+))?[\s,]*/g, (_, first: string, last = first) => String.raw`\u{${first}}-\u{${last}}`).trim()}]`,
  'u',
)

test('our fonts have every character of the content', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:md|yaml)$/.test(file),
  )
  expect(files.length).toBeGreaterThan(5)
  const missing = files.flatMap((file) =>
    [...new Set(readFileSync(path.join(folder, file), 'utf8'))]
      .filter((character) => !ours.test(character))
      .map(
        (character) =>
          `${file}: ${character} shows in a fallback font. Add U+${character.codePointAt(0)?.toString(16).toUpperCase()} to unicode-range in src/styles/_fonts.scss and run npm run fonts.`,
      ),
  )
  expect(missing).toEqual([])
})
