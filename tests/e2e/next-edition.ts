import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
const sources = ['src', 'public', 'package.json', 'tsconfig.json', 'vite.config.ts']

/**
 * Builds the site once more, with one text changed, in a folder of its own.
 * @param file the source that has the text
 */
export async function buildNextEdition(
  file: string,
  text: string,
  replacement: string,
): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pattal-edition-'))
  await Promise.all(
    sources.map((name) => cp(path.join(root, name), path.join(folder, name), { recursive: true })),
  )
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  const content = await readFile(path.join(folder, file), 'utf8')
  if (!content.includes(text)) {
    throw new Error(`Expected ${file} to say “${text}”.`)
  }
  await writeFile(path.join(folder, file), content.replace(text, replacement))
  const { status, stderr } = spawnSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  )
  if (status !== 0) {
    throw new Error(`The next edition could not be built.\n${stderr}`)
  }
  return folder
}
