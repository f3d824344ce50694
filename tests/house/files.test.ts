import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const files = ['src', 'tests', 'docs', 'public'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name)),
)

const isGenerated = (file: string) => file.endsWith('.gen.ts')
const countLines = (file: string) => readFileSync(file, 'utf8').split('\n').length - 1

const sources = files.filter(
  (file) => /^src\/.*\.(?:tsx?|mjs|scss)$/.test(file) && !isGenerated(file),
)

/** Without styles, which are named after their component. */
const code = sources.filter((file) => !/\.scss$|\.d\.ts$/.test(file))

test('the files of the project are found', () => {
  expect(sources).toContain('src/entry-server.tsx')
  expect(sources.length).toBeGreaterThan(100)
})

test('no file of src has more than 250 lines', () => {
  expect(sources.filter((file) => countLines(file) > 250)).toEqual([])
})

test('no folder of src has more than 12 code files', () => {
  const inFolder = (folder: string) => code.filter((file) => path.dirname(file) === folder)
  const folders = new Set(code.map((file) => path.dirname(file)))
  expect([...folders].filter((folder) => inFolder(folder).length > 12)).toEqual([])
})

test('no name of a code file in src is there twice', () => {
  // Without routes, whose names are in their URL.
  const others = code.filter((file) => !file.startsWith('src/routes/'))
  const names = others.map((file) => path.basename(file))
  expect(others.filter((_, index) => names.indexOf(names[index] ?? '') !== index)).toEqual([])
})

test('no route has more than 60 lines', () => {
  const routes = sources.filter((file) => file.startsWith('src/routes/'))
  expect(routes).toContain('src/routes/restaurants/index.tsx')
  expect(routes.filter((file) => countLines(file) > 60)).toEqual([])
})

test('no folder has an index file, except routes', () => {
  const barrels = files.filter(
    (file) => /(?:^|\/)index\.[cm]?[jt]sx?$/.test(file) && !file.startsWith('src/routes/'),
  )
  expect(barrels).toEqual([])
})

test('no file exports what another exports', () => {
  const passing = sources.filter(
    (file) =>
      /\.tsx?$/.test(file) && /^export (?:\*|\{[^}]*\}) from/m.test(readFileSync(file, 'utf8')),
  )
  expect(passing).toEqual([])
})

test('no folder or file has a name like utils or shared', () => {
  const drawer = /^(?:utils?|helpers?|common|shared|misc|lib|stuff)(?:\.[a-z.]+)?$/i
  expect(files.filter((file) => file.split('/').some((part) => drawer.test(part)))).toEqual([])
})

test('a component, a page and its styles are named after their folder', () => {
  const folders = new Set(
    sources
      .filter((file) => /^src\/(?:components|pages)\//.test(file))
      .map((file) => path.dirname(file)),
  )
  const nameless = [...folders].filter(
    (folder) => !files.includes(`${folder}/${path.basename(folder)}.tsx`),
  )
  expect(nameless).toEqual([])
})

test('a module of styles is beside the view that uses it', () => {
  const strays = sources.filter(
    (file) =>
      file.endsWith('.module.scss') && !files.includes(file.replace('.module.scss', '.tsx')),
  )
  expect(strays).toEqual([])
})

test('a test is in the folder of its subject', () => {
  const rooms = /^tests\/(?:domain|build|components|pages|seo|server)\//
  const strays = files.filter((file) => {
    if (!rooms.test(file) || !/\.test\.tsx?$/.test(file)) {
      return false
    }
    const folder = path.dirname(file).replace('tests/', 'src/')
    return !files.some((source) => source.startsWith(`${folder}/`))
  })
  expect(strays).toEqual([])
})
