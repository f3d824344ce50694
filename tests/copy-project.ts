import { cpSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const copied = ['src', 'public', 'package.json', 'vite.config.ts', 'tsconfig.json']

/** A copy that a test may change and build. Its styles are empty, because they take most of the time. */
export function copyProject(): string {
  const root = path.resolve(import.meta.dirname, '..')
  const copy = mkdtempSync(path.join(tmpdir(), 'pattal-'))
  for (const name of copied) {
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true })
  }
  for (const file of readdirSync(copy, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.scss')) {
      writeFileSync(path.join(copy, file), '')
    }
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
  return copy
}
