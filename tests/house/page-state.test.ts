import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { pageStates } from '#src/boot/page-state.ts'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) =>
  path.join('src', file),
)
const read = (pattern: RegExp) =>
  files
    .filter((file) => pattern.test(file))
    .map((file) => [file, readFileSync(file, 'utf8')] as const)

const styles = read(/\.scss$/)
const views = read(/^src\/(?:components|pages|routes|build\/dev)\/.*\.tsx?$/)
const drawn = read(/\.tsx$/)
const code = read(/\.tsx?$/)

/** Written by Radix: https://www.radix-ui.com/primitives/docs/components/accordion */
const written = new Set(['data-state', ...namesIn(views.map(([, text]) => text).join())])
const states = new Map<string, readonly string[]>(
  Object.entries(pageStates).map(([name, values]) => [`data-${name}`, values]),
)

function namesIn(text: string): string[] {
  return [...text.matchAll(/\bdata-[a-z-]+/g)].map(([name]) => name)
}

test('the styles read page states, and what components write', () => {
  const names = new Set(styles.flatMap(([, text]) => namesIn(text)))
  expect([...states.keys()].every((name) => names.has(name))).toBe(true)
  expect([...names].filter((name) => !states.has(name) && !written.has(name))).toEqual([])
})

test('the styles compare a page state with values that it can have', () => {
  const compared = styles.flatMap(([, text]) =>
    [...text.matchAll(/\[(data-[a-z-]+)='([^'#]*)'\]/g)].map(([, name = '', value = '']) => ({
      name,
      value,
    })),
  )
  const impossible = compared.filter(
    ({ name, value }) => states.get(name)?.includes(value) === false,
  )
  expect(impossible).toEqual([])
})

test('no view writes an attribute that is a page state', () => {
  const names = new Set(namesIn(drawn.map(([, text]) => text).join()))
  expect([...states.keys()].filter((name) => names.has(name))).toEqual([])
})

test('the attributes of <html> are read and written in one file', () => {
  const others = code.filter(([, text]) => /documentElement\.(?:dataset|\w+Attribute)/.test(text))
  expect(others.map(([file]) => file)).toEqual(['src/boot/page-state.ts'])
})
