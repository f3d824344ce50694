import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { detours, law, straight, things, type Thing } from './law.ts'

const roomsWithoutImports = ['content', 'styles', 'routeTree.gen.ts']

interface Plant {
  file: string
  line: number
  specifier: string
  isAllowed: boolean
}

const plants: Plant[] = []
const texts = new Map<string, string>()

/** Writes each import into a file twice, at once and lazily, one a line. */
function plant(
  file: string,
  imports: readonly (readonly [specifier: string, isAllowed: boolean])[],
) {
  const lines = imports.flatMap(([specifier, isAllowed], index) => {
    plants.push(
      { file, line: index * 2 + 1, specifier, isAllowed },
      { file, line: index * 2 + 2, specifier: `${specifier}, lazily`, isAllowed },
    )
    return [
      `export * as thing${index} from '${specifier}'`,
      `export const load${index} = () => import('${specifier}')`,
    ]
  })
  texts.set(file, lines.join('\n'))
}

for (const [file, allowed] of Object.entries(law)) {
  plant(
    file,
    (Object.keys(things) as Thing[]).map((thing) => [things[thing], allowed.includes(thing)]),
  )
}
for (const [others, isAllowed] of [
  [detours, false],
  [straight, true],
] as const) {
  for (const [file, specifiers] of Object.entries(others)) {
    plant(
      file,
      specifiers.map((specifier) => [specifier, isAllowed]),
    )
  }
}
texts.set('src/domain/dish/hen.ts', "import { egg } from './egg.ts'\nexport const hen = egg")
texts.set('src/domain/dish/egg.ts', "import { hen } from './hen.ts'\nexport const egg = hen")

interface Diagnostic {
  filename: string
  code: string
  labels: { span: { line: number } }[]
}
let diagnostics: Diagnostic[] = []

beforeAll(() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rooms-'))
  for (const file of ['.oxlintrc.json', 'package.json', 'tsconfig.json']) {
    copyFileSync(file, path.join(folder, file))
  }
  for (const [file, text] of texts) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), `${text}\n`)
  }
  const { stdout } = spawnSync(
    process.execPath,
    [path.resolve('node_modules/oxlint/bin/oxlint'), '--format=json'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  rmSync(folder, { recursive: true })
  ;({ diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] })
})

const isRefused = ({ file, line }: Plant) =>
  diagnostics.some(
    ({ filename, code, labels }) =>
      filename === file &&
      code === 'eslint(no-restricted-imports)' &&
      labels.some(({ span }) => span.line === line),
  )

describe('lint enforces the folders:', () => {
  test.each([...new Set(plants.map(({ file }) => file))])('%s imports what it may', (file) => {
    const here = plants.filter((one) => one.file === file)
    const wrong = here.filter((one) => isRefused(one) === one.isAllowed)
    expect(
      wrong.map(({ specifier, isAllowed }) => `${isAllowed ? 'refused' : 'let in'}: ${specifier}`),
    ).toEqual([])
  })

  test('the rules have every folder and file of src', () => {
    const known = new Set([
      ...Object.keys(law).map((file) => file.split('/')[1]),
      ...roomsWithoutImports,
    ])
    expect(readdirSync('src').filter((name) => !known.has(name))).toEqual([])
  })

  test('two files may not import each other', () => {
    const inCycle = diagnostics.filter(({ code }) => code === 'import(no-cycle)')
    expect(inCycle.map(({ filename }) => filename)).toEqual(
      expect.arrayContaining(['src/domain/dish/hen.ts', 'src/domain/dish/egg.ts']),
    )
  })
})
