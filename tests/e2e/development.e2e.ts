import { spawn } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { waitForHydration } from './hydration.ts'
import { serverPort } from './playwright.config.ts'
import { expect, expectSameDocument, markDocument, test } from './test.ts'

const root = path.resolve(import.meta.dirname, '../..')
const sources = ['src', 'public', 'package.json', 'vite.config.ts', 'tsconfig.json']
const port = serverPort + 40
const url = `http://localhost:${port}/about`

async function replaceIn(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace(from, to))
}

test('in development an edited page shows at once, without a reload', async ({ page }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'pattal-'))
  await Promise.all(
    sources.map((name) => cp(path.join(root, name), path.join(folder, name), { recursive: true })),
  )
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  const vite = path.join(root, 'node_modules/vite/bin/vite.js')
  const server = spawn(process.execPath, [vite, '--port', String(port), '--strictPort'], {
    cwd: folder,
  })
  const exit = new Promise((resolve) => {
    server.on('exit', resolve)
  })
  const file = path.join(folder, 'src/pages/AboutPage/AboutPage.tsx')
  try {
    await expect
      .poll(() =>
        fetch(url).then(
          ({ ok }) => ok,
          () => false,
        ),
      )
      .toBe(true)
    await page.goto(url)
    await waitForHydration(page)
    await markDocument(page)
    await replaceIn(file, 'one long argument', 'one edited argument')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toContainText('one edited argument')
    await expectSameDocument(page)
    expect(await (await fetch(url)).text()).toContain('one edited argument')
  } finally {
    server.kill()
    await exit
    await rm(folder, { recursive: true })
  }
})
