import { appendFile, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { copyProject } from '#tests/copy-project.ts'
import { waitForOrigin, runProgram } from '#tests/http/run-server.ts'
import { expect, markDocument, test, waitForHydration } from './test.ts'

test('in development an edited page or style shows at once, without a reload, and so does a mistake of the content', async ({
  page,
}) => {
  // Long, because Vite starts without its cache on a fresh clone.
  test.setTimeout(180_000)
  const folder = copyProject()
  const vite = path.join(folder, 'node_modules/vite/bin/vite.js')
  // The system chooses the port. Without colors its number can be read from the output.
  const server = runProgram(vite, { NO_COLOR: '1' }, { args: ['--port', '0'], cwd: folder })
  const file = path.join(folder, 'src/pages/ContactPage/ContactPage.tsx')
  try {
    // It has no pictures, which Vite would make.
    const url = `${(await waitForOrigin(server)).origin}/contact`
    await page.goto(url)
    await waitForHydration(page)
    const expectSameDocument = await markDocument(page)
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replace('Get In Touch', 'Get Edited'))
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toContainText('Get Edited')
    const styles = path.join(folder, 'src/pages/ContactPage/ContactPage.module.scss')
    await appendFile(styles, ':global(h1) { letter-spacing: 7px; }')
    await expect(heading).toHaveCSS('letter-spacing', '7px')
    await expectSameDocument()
    const html = await (await fetch(url)).text()
    expect(html).toContain('Get Edited')
    const feed = await fetch(new URL('/feed.xml', url))
    expect(feed.headers.get('Content-Type')).toBe('application/xml; charset=utf-8')
    // Without its styles a page would flash.
    await expect(page.locator('link[href="/src/styles/global.scss"]')).toHaveCount(1)
    expect(html).toContain(
      '<link rel="stylesheet" href="/src/pages/ContactPage/ContactPage.module.scss">',
    )
    await appendFile(path.join(folder, 'src/content/list.yaml'), 'colour: red\n')
    await expect(page.locator('vite-error-overlay')).toContainText('list.yaml')
  } finally {
    server.process.kill()
    await server.exit
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
})
