import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'

const page = '#src/pages/PlatePage/PlatePage.tsx'
const route = '#src/routes/about.tsx'
const component = '#src/components/Icon/Icon.tsx'
const content = 'virtual:content/restaurants'
const reader = '#src/collections/read-content.ts'
const head = '#src/seo/head.ts'
const server = '#src/server/prerender.ts'

/** A place in each room, and what may not be imported there. */
const forbidden: Record<string, string[]> = {
  'src/domain/dish/': [
    'react',
    'react/jsx-runtime',
    'react-dom',
    'react-dom/client',
    '@tanstack/react-router',
    'node:fs',
    content,
    reader,
    head,
    server,
    route,
    page,
    component,
    '#src/site.ts',
    '#src/pictures/pictures.ts',
    '#src/router.tsx',
    '#src/entry-server.tsx',
    '../../pages/PlatePage/PlatePage.tsx',
    '../../../package.json',
    '#src/routeTree.gen.ts',
  ],
  'src/domain/': ['../pages/PlatePage/PlatePage.tsx'],
  'src/collections/': [
    'react',
    'react-dom/server',
    '@tanstack/react-router',
    content,
    head,
    server,
    route,
    page,
    component,
    '#src/pictures/pictures.ts',
    '#src/site.ts',
    '../seo/head.ts',
  ],
  'src/pictures/': [
    content,
    reader,
    head,
    server,
    route,
    page,
    component,
    '#src/site.ts',
    'node:fs',
    '../components/Icon/Icon.tsx',
  ],
  'src/components/Plate/': [
    content,
    reader,
    head,
    server,
    route,
    page,
    '#src/router.tsx',
    '#src/entry-client.tsx',
    'node:path',
    '../Icon/Icon.tsx',
    '../../pages/PlatePage/PlatePage.tsx',
  ],
  'src/pages/BowlPage/': [
    content,
    reader,
    head,
    server,
    route,
    page,
    '#src/router.tsx',
    'node:path',
    '../PlatePage/PlatePage.tsx',
    '../../routes/about.tsx',
  ],
  'src/seo/': [
    'react',
    '@tanstack/react-router',
    'node:fs',
    content,
    reader,
    server,
    route,
    page,
    component,
    '../routes/about.tsx',
  ],
  'src/routes/': [
    reader,
    server,
    route,
    '#src/router.tsx',
    '#src/content/restaurants.yaml',
    'node:fs',
    '../server/prerender.ts',
  ],
}

const allowed: Record<string, string[]> = {
  'src/domain/dish/': ['#src/domain/url/slug.ts', './price.ts', 'zod/mini', 'fuse.js/basic'],
  'src/collections/': ['#src/domain/url/slug.ts', './read-yaml.ts', 'node:fs', 'zod', 'yaml'],
  'src/pictures/': ['#src/domain/article/values.ts'],
  'src/components/Plate/': [component, 'react', '#src/site.ts', '#src/pictures/pictures.ts'],
  'src/pages/BowlPage/': [component, './Bowl.tsx', '#src/domain/url/slug.ts', '#src/site.ts'],
  'src/seo/': ['#src/site.ts', '#src/domain/url/slug.ts'],
  'src/routes/': [page, component, head, content, '@tanstack/react-router', '#src/site.ts'],
}

const listPlants = (imports: Record<string, string[]>, prefix: string) =>
  Object.entries(imports).flatMap(([folder, specifiers]) =>
    specifiers.flatMap((specifier, index) => [
      {
        file: `${folder}${prefix}-${index}.tsx`,
        specifier,
        code: `export * from '${specifier}'`,
      },
      {
        file: `${folder}${prefix}-${index}-lazy.tsx`,
        specifier: `${specifier}, lazily,`,
        code: `export const load = () => import('${specifier}')`,
      },
    ]),
  )

const violations = listPlants(forbidden, 'forbidden')
const controls = listPlants(allowed, 'allowed')
const others = [
  {
    file: 'src/domain/dish/hen.ts',
    code: "import { egg } from './egg.ts'\nexport const hen = egg",
  },
  {
    file: 'src/domain/dish/egg.ts',
    code: "import { hen } from '#src/domain/dish/hen.ts'\nexport const egg = hen",
  },
  { file: 'src/components/Plate/long.ts', code: 'export {}\n'.repeat(250) },
  { file: 'src/components/Plate/long-enough.ts', code: 'export {}\n'.repeat(249) },
]

/** The rules that each file breaks. */
const broken = new Map<string, string[]>()

beforeAll(() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rooms-'))
  for (const file of ['.oxlintrc.json', 'package.json', 'tsconfig.json']) {
    copyFileSync(file, path.join(folder, file))
  }
  for (const { file, code } of [...violations, ...controls, ...others]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), `${code}\n`)
  }
  const { stdout } = spawnSync(
    process.execPath,
    [path.resolve('node_modules/oxlint/bin/oxlint'), '--format=json'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  rmSync(folder, { recursive: true })
  const report: { diagnostics: { filename: string; code: string }[] } = JSON.parse(stdout)
  for (const { filename, code } of report.diagnostics) {
    broken.set(filename, [...(broken.get(filename) ?? []), code])
  }
})

function breaks(file: string, rule: string): boolean {
  return broken.get(file)?.includes(rule) ?? false
}

describe('lint enforces the rooms:', () => {
  test.each(Object.keys(forbidden))('%s may not reach up or sideways', (folder) => {
    const plants = violations.filter(({ file }) => `${path.dirname(file)}/` === folder)
    const missed = plants.filter(({ file }) => !breaks(file, 'eslint(no-restricted-imports)'))
    expect(missed.map(({ specifier }) => specifier)).toEqual([])
    expect(plants).not.toHaveLength(0)
  })

  test.each(Object.keys(allowed))('%s may import what stands below it', (folder) => {
    const plants = controls.filter(({ file }) => `${path.dirname(file)}/` === folder)
    const refused = plants.filter(({ file }) => breaks(file, 'eslint(no-restricted-imports)'))
    expect(refused.map(({ specifier }) => specifier)).toEqual([])
    expect(plants).not.toHaveLength(0)
  })

  test('two files may not import each other', () => {
    expect(breaks('src/domain/dish/hen.ts', 'import(no-cycle)')).toBe(true)
    expect(breaks('src/domain/dish/egg.ts', 'import(no-cycle)')).toBe(true)
  })

  test('a file may have 250 lines and no more', () => {
    expect(breaks('src/components/Plate/long.ts', 'eslint(max-lines)')).toBe(true)
    expect(breaks('src/components/Plate/long-enough.ts', 'eslint(max-lines)')).toBe(false)
  })
})
