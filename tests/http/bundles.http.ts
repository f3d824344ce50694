import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** The text of every script below a folder of dist. */
function readScripts(folder: string): string {
  const root = path.resolve(import.meta.dirname, '../../dist', folder)
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n')
}

for (const folder of ['client', 'server']) {
  test(`nothing that only the build needs stands in dist/${folder}`, () => {
    const scripts = readScripts(folder)
    // In the served bundles, so that reading no file cannot pass.
    expect(scripts).toContain('Pattal')
    // Texts and the drawing of share images.
    expect(scripts).not.toContain('Who ranks the list, and what ranked means')
    expect(scripts).not.toMatch(/resvg|satori|sharp\(/)
  })
}
