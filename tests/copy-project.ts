import { cpSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const copied = ['src', 'public', 'package.json', 'vite.config.ts', 'tsconfig.json']

/** Copies what a build reads into a new folder, which a test may change. Returns the folder. */
export function copyProject(): string {
  const root = path.resolve(import.meta.dirname, '..')
  const copy = mkdtempSync(path.join(tmpdir(), 'pattal-'))
  for (const name of copied) {
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true })
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
  return copy
}
