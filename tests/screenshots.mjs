// npm run screenshots: compares the views with their pictures. With --update it takes the pictures anew.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { runNode } from '../src/start/install.mjs'

const folder = path.join(import.meta.dirname, 'pictures')
const isUpdate = process.argv.includes('--update')

const isEqual = runNode('node_modules/@playwright/test/cli.js', [
  'test',
  '--config=tests/e2e/playwright.config.ts',
  'every-view',
  'menu',
  ...(isUpdate ? ['--update-snapshots=all'] : []),
])
if (isUpdate) {
  // With 256 colors they take a third of the bytes, and the difference is within the tolerance.
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.png'))) {
    const picture = path.join(folder, file)
    await sharp(readFileSync(picture)).png({ palette: true, effort: 10, dither: 0 }).toFile(picture)
  }
}
process.exitCode = isEqual ? 0 : 1
