import { readFileSync } from 'node:fs'
import { compileString } from 'sass'
import { expect, test } from 'vitest'

const styles = 'src/styles'
const modes = ['light', 'dark'] as const

function readRoles(mode: (typeof modes)[number]): ReadonlyMap<string, string> {
  const { css } = compileString(
    `@use 'roles'; a { @include roles.declare-roles(${modes.indexOf(mode) + 1}) }`,
    { loadPaths: [styles] },
  )
  return new Map(
    [...css.matchAll(/--([\w-]+): (#\w+)/g)].map(([, role = '', color = '']) => [role, color]),
  )
}

/** Every pair of ring tones of a surface. */
const rings = (() => {
  const sources = ['src/styles/global.scss', 'src/components/SiteHeader/SiteHeader.module.scss']
  const found = sources.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(
      /@include ring\('([\w-]+)', '([\w-]+)(?:-#\{\$ground\})?'\)/g,
    ),
  ])
  const grounds = ['indigo', 'terracotta', 'aubergine', 'teal', 'clay']
  return new Map(
    found.flatMap(([, outline = '', halo = '']) =>
      (halo === 'ground' ? grounds.map((ground) => `ground-${ground}`) : [halo]).map(
        (surface): [string, string] => [surface, outline],
      ),
    ),
  )
})()

const surfaces = modes.flatMap((mode) =>
  [...rings].map(([surface, outline]) => ({ mode, surface, outline })),
)

test('paper, field, night and every ground have a ring', () => {
  expect([...rings.keys()].toSorted()).toEqual([
    'field',
    'ground-aubergine',
    'ground-clay',
    'ground-indigo',
    'ground-straw',
    'ground-teal',
    'ground-terracotta',
    'night',
    'paper',
  ])
})

test.each([
  ...surfaces,
  // They have the ring of paper.
  ...modes.flatMap((mode) =>
    ['paper-tint', 'raised'].map((surface) => ({ mode, surface, outline: 'ink' })),
  ),
])('the ring has a contrast of 3 to 1 on $surface in $mode', ({ mode, surface, outline }) => {
  const roles = readRoles(mode)
  expect(contrast(roles.get(outline), roles.get(surface))).toBeGreaterThanOrEqual(3)
})

// Where the contrast between the two tones is 9 to 1, one of them has 3 to 1 on any color.
test.each(modes)('in %s one tone of the ring on the field has contrast on any picture', (mode) => {
  const roles = readRoles(mode)
  expect(contrast(roles.get('on-field'), roles.get('field'))).toBeGreaterThanOrEqual(9)
})

function contrast(one = '#000000', other = '#000000'): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
