import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type LockedPackage = { license?: string; integrity?: string; dev?: boolean }

const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
)
const manifest: Record<'dependencies' | 'devDependencies', Record<string, string>> = JSON.parse(
  readFileSync('package.json', 'utf8'),
)
const packages = Object.entries(lock.packages).filter(([path]) => path !== '')

/** Licenses that require no more than their notice. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  '(MIT AND Zlib)',
  '(MIT OR CC0-1.0)',
])
/** Licenses of tools that do not ship: data under CC-BY, and weak copyleft that we use unchanged. */
const tools = new Set(['CC-BY-3.0', 'CC-BY-4.0', 'MPL-2.0', 'OFL-1.1'])
/** sharp and its libvips are LGPL in part; svg-tags says MIT in an older field of its package.json. */
const readByHand = /^node_modules\/(?:@img\/sharp-[\w-]+|svg-tags)$/
/** Fonts may be served under the license of fonts. */
const fonts = /^node_modules\/@fontsource/

test('every package has a license that lets us use it, and what a visitor gets a permissive one', () => {
  const others = packages.filter(([path, { dev, license = 'none' }]) => {
    const isFont = fonts.test(path) && license === 'OFL-1.1'
    const isTool = dev === true && (tools.has(license) || readByHand.test(path))
    return !permissive.has(license) && !isFont && !isTool
  })
  expect(others.map(([path, { license }]) => `${path}: ${license}`)).toEqual([])
})

test('every package is locked with its integrity, and every version in package.json is exact', () => {
  expect(packages.length).toBeGreaterThan(100)
  expect(packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([])
  const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
})

test('the workflow pins its actions by commit and reads only', () => {
  const workflow = readFileSync('.github/workflows/test.yml', 'utf8')
  const actions = workflow.match(/uses: \S+/g) ?? []
  expect(actions.length).toBeGreaterThan(0)
  expect(actions.filter((action) => !/@[\da-f]{40}$/.test(action))).toEqual([])
  expect(workflow).toMatch(/^permissions:\n {2}contents: read$/m)
  expect(workflow).not.toContain('pull_request_target')
})
