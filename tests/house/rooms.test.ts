import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { makeFolder } from '#tests/temporary-folder.ts'

/** A file of each room, with imports that go up or sideways. Lint must refuse them all. */
const refused: Record<string, readonly string[]> = {
  'src/domain/dish.ts': ['#src/pages/X.tsx', '../components/X.tsx', 'react', 'node:fs'],
  'src/pictures/dish.ts': ['#src/components/X.tsx', 'react', 'virtual:client-build'],
  'src/seo/dish.ts': ['#src/routes/about.tsx', '../pages/X.tsx', 'react', 'virtual:content/list'],
  'src/components/Dish/Dish.tsx': ['#src/pages/X.tsx', '../X/X.tsx', 'virtual:content/list'],
  'src/pages/DishPage/DishPage.tsx': ['#src/routes/about.tsx', '#src/seo/head.ts', '../X/X.tsx'],
  'src/routes/dish.tsx': ['#src/server/headers.ts', '../router.tsx', 'virtual:client-build'],
  'src/router.tsx': ['#src/server/headers.ts', '#src/seo/head.ts', 'node:fs'],
  'src/site.ts': ['#src/domain/url/hrefs.ts', 'react'],
  'src/boot/dish.ts': ['#src/router.tsx', '../components/X.tsx', 'react'],
  'src/boot/inline/dish.ts': ['#src/domain/url/hrefs.ts', '../when-idle.ts', 'zod/mini'],
  'src/entry-client.tsx': ['#src/pages/X.tsx', '#src/server/headers.ts', 'virtual:content/list'],
  'src/entry-server.tsx': ['#src/pages/X.tsx', '#src/server/node/serve.ts', 'node:fs'],
  'src/server/dish.ts': ['#src/entry-server.tsx', './node/serve.ts', './worker.ts', 'node:fs'],
  'src/server/egg.ts': ['#src/seo/head.ts', '#src/boot/page-state.ts', '#src/site.ts'],
  'src/server/node/dish.ts': ['#src/router.tsx', '#src/server/worker.ts', 'react'],
  'src/server/worker.ts': ['#src/router.tsx', '#src/server/node/x.ts', './node/x.ts', 'node:fs'],
  'src/build/content/dish.ts': ['#src/build/share/draw.tsx', '../map/draw-map.ts', 'react'],
  'src/build/map/dish.ts': ['#src/build/share/draw.tsx', '#src/server/headers.ts'],
  'src/build/share/dish.tsx': ['#src/build/output/prerender.ts', '#src/routes/about.tsx'],
  'src/build/output/dish.ts': ['#src/entry-client.tsx', '#src/start/install.mjs'],
  'src/start/dish.mjs': ['#src/site.ts', '../site.ts'],
}

test('lint refuses every import that goes up, and two files that import each other', () => {
  const folder = makeFolder()
  for (const file of ['.oxlintrc.json', 'package.json', 'tsconfig.json']) {
    copyFileSync(file, path.join(folder, file))
  }
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  for (const [file, imports] of Object.entries(refused)) {
    write(file, imports.map((name, index) => `export * as x${index} from '${name}'\n`).join(''))
  }
  write('src/domain/hen.ts', "import { egg } from './egg.ts'\nexport const hen = egg\n")
  write('src/domain/egg.ts', "import { hen } from './hen.ts'\nexport const egg = hen\n")

  const oxlint = path.resolve('node_modules/oxlint/bin/oxlint')
  const options = { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format=json'], options)
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { filename: string; code: string; labels: { span: { line: number } }[] }[]
  }
  const found = new Set(
    diagnostics.flatMap(({ filename, code, labels }) =>
      labels.map(({ span }) => `${code} ${filename} ${refused[filename]?.[span.line - 1] ?? ''}`),
    ),
  )
  const expected = Object.entries(refused).flatMap(([file, imports]) =>
    imports.map((name) => `eslint(no-restricted-imports) ${file} ${name}`),
  )
  expect(expected.filter((line) => !found.has(line))).toEqual([])
  expect([...found].join()).toContain('import(no-cycle) src/domain/hen.ts')
})

test('the rules have every folder and file of src', () => {
  const known = new Set(Object.keys(refused).map((file) => file.split('/')[1]))
  const withoutImports = new Set(['content', 'styles', 'routeTree.gen.ts'])
  const names = readdirSync('src')
  expect(names.filter((name) => !known.has(name) && !withoutImports.has(name))).toEqual([])
})
