import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

export function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'pattal-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}
