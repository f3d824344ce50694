// Writes src/styles/fonts/*.woff2, which are checked in: the characters of unicode-range in src/styles/_fonts.scss.
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
// @ts-expect-error The package has no types.
import subsetFont from 'subset-font'

const styles = new URL('../styles/', import.meta.url)
const eczar = import.meta.resolve('@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2')
const anekLatin = import.meta
  .resolve('@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2')
// kern: kerning. lnum: digits as tall as capitals.
const fonts = [
  ['eczar', eczar, 'kern', 'lnum'],
  ['anek-latin', anekLatin, 'kern'],
]

const sheet = await readFile(new URL('_fonts.scss', styles), 'utf8')
const [, ranges = ''] = /unicode-range:([^;]+);/.exec(sheet) ?? []
const text = Array.from(ranges.matchAll(/U\+(\w+)(?:-(\w+))?/g), ([, first = '', last = first]) => {
  const start = Number.parseInt(first, 16)
  const length = Number.parseInt(last, 16) - start + 1
  return String.fromCodePoint(...Array.from({ length }, (_, index) => start + index))
}).join('')

for (const [name, source = '', ...keepFeatures] of fonts) {
  const subset = await subsetFont(await readFile(new URL(source)), text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures,
    noHinting: true,
    // Copyright, license and its URL.
    preserveNameIds: [0, 13, 14],
  })
  const target = new URL(`fonts/${name}.woff2`, styles)
  await writeFile(target, subset)
  console.info(`${fileURLToPath(target)}: ${subset.length} bytes`)
}
