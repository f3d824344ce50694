import { readdirSync } from 'node:fs'
import path from 'node:path'
import { compile, compileString } from 'sass'
import { describe, expect, test } from 'vitest'

const folder = path.resolve('src/styles')

function compileModule(scss: string): string {
  return compileString(`@use 'styles' as *;\n${scss}`, { loadPaths: ['src'] }).css
}

test.each(readdirSync(folder).filter((file) => file.endsWith('.scss')))(
  '%s compiles alone',
  (file) => {
    expect(() => compile(path.join(folder, file), { loadPaths: ['src'] })).not.toThrow()
  },
)

test('the tools write no CSS by themselves', () => {
  expect(compileModule('')).toBe('')
})

describe('a name that does not exist stops the build with a sentence:', () => {
  test.each([
    [
      "a { color: color('nope') }",
      /There is no color role called nope\. src\/styles\/_roles\.scss has paper, .*ink/,
    ],
    [
      'a { gap: space(99) }',
      /There is no space 99\. The scale in src\/styles\/_space\.scss goes from 1 to 10\./,
    ],
    [
      "a { @include type('nope') }",
      /There is no type step called nope\. src\/styles\/_type\.scss has mega, title, .*label/,
    ],
    [
      'a { @include from(123) { gap: 0 } }',
      /There is no breakpoint at 123\. src\/styles\/_media\.scss has 300, 360, 480/,
    ],
  ])('%s', (scss, sentence) => {
    expect(() => compileModule(scss)).toThrow(sentence)
  })
})

function listRoles(mode: 1 | 2) {
  const css = compileModule(`a { @include declare-roles(${mode}) }`)
  return [...css.matchAll(/--([\w-]+): #[\da-f]{3,6};/g)].map(([, role]) => role)
}

test('light and dark declare the same roles', () => {
  expect(listRoles(1).length).toBeGreaterThan(20)
  expect(listRoles(2)).toEqual(listRoles(1))
})
