import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }

const documents = ['README.md', 'CONTRIBUTING.md', ...listMarkdown('docs')]

function listMarkdown(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join(folder, file))
}

test.each(documents)('every path that %s names exists', (file) => {
  const text = readFileSync(file, 'utf8')
  const quoted = [...text.matchAll(/`([^`\s]+)`/g)].flatMap(([, name = '']) =>
    /^(?:\.\/)?(?:src|tests|docs|public|\.ci)\//.test(name) && !/[*{<…]/.test(name) ? name : [],
  )
  const linked = [...text.matchAll(/\]\((?!https?:|mailto:|restaurant:|#)([^)#\s]+)/g)].map(
    ([, target = '']) => path.join(path.dirname(file), target),
  )
  expect([...quoted, ...linked].filter((name) => !existsSync(name))).toEqual([])
})

test.each(documents)('every npm command that %s names exists', (file) => {
  const commands = [
    ...readFileSync(file, 'utf8').matchAll(/\bnpm (?:run )?(start|test|(?<=run )[\w:-]+)/g),
  ]
  const unknown = commands.filter(([, name = '']) => !(name in packageJson.scripts))
  expect(unknown.map(([command]) => command)).toEqual([])
})

test('the map of the folders in the README has every folder of src', () => {
  const text = readFileSync('README.md', 'utf8')
  const rooms = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const missing = rooms.filter(({ name }) => !new RegExp(`^ +${name}/`, 'm').test(text))
  expect(missing.map(({ name }) => name)).toEqual([])
})
