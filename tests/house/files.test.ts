import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const files = ['src', 'tests', 'docs', 'public'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name)),
)
const sources = files.filter(
  (file) => /^src\/.*\.(?:tsx?|mjs|scss)$/.test(file) && !file.endsWith('.gen.ts'),
)
/** Without styles, which are named after their component. */
const code = sources.filter((file) => !/\.scss$|\.d\.ts$/.test(file))
const named = code.filter((file) => !file.startsWith('src/routes/')).map((file) => path.parse(file))

const countLines = (file: string) => readFileSync(file, 'utf8').split('\n').length - 1
const isRoute = (file: string) => file.startsWith('src/routes/')
const drawer = /^(?:utils?|helpers?|common|shared|misc|lib|stuff)(?:\.[a-z.]+)?$/i

/** The rules of CONTRIBUTING.md, with the files that break them. */
const rules: Record<string, string[]> = {
  'no file of src has more than 250 lines': sources.filter((file) => countLines(file) > 250),
  'no route has more than 60 lines': sources.filter((one) => isRoute(one) && countLines(one) > 60),
  'no folder of src has more than 12 code files': [
    ...new Set(code.map((file) => path.dirname(file))),
  ].filter((folder) => code.filter((file) => path.dirname(file) === folder).length > 12),
  'no two code files have the same name': named
    .map(({ base }) => base)
    .filter((base, index, all) => all.indexOf(base) !== index),
  'no folder has an index file, except routes': files.filter(
    (file) => /(?:^|\/)index\.[cm]?[jt]sx?$/.test(file) && !isRoute(file),
  ),
  'no file passes on the exports of another': code.filter((file) =>
    /^export (?:\*|\{[^}]*\}) from/m.test(readFileSync(file, 'utf8')),
  ),
  'no folder or file is a drawer, such as utils': files.filter((file) =>
    file.split('/').some((part) => drawer.test(part)),
  ),
  'a folder of a component or page has a file of its name': named
    .map(({ dir }) => dir)
    .filter((dir) => /^src\/(?:components|pages)\//.test(dir))
    .filter((dir) => !files.includes(`${dir}/${path.basename(dir)}.tsx`)),
}

test.each(Object.entries(rules))('%s', (_rule, broken) => {
  expect(sources.length).toBeGreaterThan(100)
  expect(broken).toEqual([])
})
