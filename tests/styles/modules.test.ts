import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { compile } from 'sass'
import { expect, test } from 'vitest'

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) =>
  path.join('src', file),
)
const modules = sources.filter((file) => file.endsWith('.module.scss'))
const views = sources.filter((file) => /\.tsx?$/.test(file))

function readClasses(file: string): string[] {
  const { css } = compile(file, { loadPaths: ['src'] })
  const selectors = css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '')
    .replaceAll(/\{[^{}]*\}/g, '{}')
  return [...new Set([...selectors.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name))]
}

/** The modules that views import, with the classes that each takes by the name it imports them under. */
const uses = views.flatMap((view) => {
  const text = readFileSync(view, 'utf8')
  return [...text.matchAll(/import (\w+) from '([^']+\.module\.scss)'/g)].map(
    ([, name = '', target = '']) => ({
      module: target.startsWith('#') ? target.slice(1) : path.join(path.dirname(view), target),
      classes: [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(
        ([, used = '']) => used,
      ),
    }),
  )
})

test('the modules of styles are found', () => {
  expect(modules).toContain('src/components/RestaurantCard/RestaurantCard.module.scss')
  expect(readClasses('src/components/RestaurantCard/RestaurantCard.module.scss')).toContain('card')
  expect(uses.map(({ module }) => module).filter((module) => !modules.includes(module))).toEqual([])
})

test.each(modules)('%s compiles alone and defines the used classes only', (module) => {
  const defined = readClasses(module)
  const used = new Set(
    uses.filter((each) => each.module === module).flatMap(({ classes }) => classes),
  )
  expect([...used].toSorted()).toEqual(defined.toSorted())
})

test('no view computes the name of a class, which this test could not follow', () => {
  expect(views.filter((view) => /\bstyles\[/.test(readFileSync(view, 'utf8')))).toEqual([])
})
