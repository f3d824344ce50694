import path from 'node:path'
import { statSync } from 'node:fs'
import { layouts } from './content.ts'
import { waitForHydration } from './hydration.ts'
import { openWithLateFonts } from './late-fonts.ts'
import { expect, test } from './test.ts'

// tests/http/budgets.http.ts weighs the files of each page.

const folder = path.resolve('dist/client')
const kilobyte = 1_000

test.use({ viewport: { width: 1440, height: 900 } })

for (const url of layouts) {
  test(`${url} loads with at most 14 requests, and late fonts move nothing`, async ({ page }) => {
    const requests: string[] = []
    let pending = 0
    page.on('request', (request) => {
      requests.push(new URL(request.url()).pathname)
      pending += 1
    })
    const settle = () => {
      pending -= 1
    }
    page.on('requestfinished', settle)
    page.on('requestfailed', settle)

    await openWithLateFonts(page, url)
    await waitForHydration(page)
    await expect.poll(() => pending).toBe(0)
    // Without lazy pictures: the browser decides how far ahead of the screen it fetches them.
    const lazy = await page
      .locator('img[loading=lazy]')
      .evaluateAll((images) =>
        images.flatMap((image) =>
          image instanceof HTMLImageElement && image.currentSrc !== ''
            ? new URL(image.currentSrc).pathname
            : [],
        ),
      )
    const own = requests.filter((name) => !lazy.includes(name))
    expect(own).toContain(url)
    expect(own.length, own.join('\n')).toBeLessThanOrEqual(14)

    expect(own.filter((name) => name.endsWith('.css'))).toEqual([])
    const fonts = requests.filter((name) => name.endsWith('.woff2'))
    const weight = fonts.reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0)
    expect(fonts).not.toEqual([])
    expect(weight).toBeLessThanOrEqual(45 * kilobyte)
  })
}

test('the next page loads only the styles that the first had not inline', async ({ page }) => {
  await page.goto('/restaurants')
  await waitForHydration(page)
  const styles: string[] = []
  page.on('request', (request) => styles.push(...(/[^/]+\.css$/.exec(request.url()) ?? [])))
  await page.getByRole('navigation').getByRole('link', { name: 'Blog' }).first().click()
  await expect(page).toHaveURL('/blog')
  expect(styles).toContainEqual(expect.stringMatching(/^blog-/))
  expect(styles).not.toContainEqual(expect.stringMatching(/^(?:entry-client|finding)-/))
})
