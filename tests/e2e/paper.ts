import { expect, type Page } from '@playwright/test'
import { questions } from './content.ts'

const { host } = new URL(process.env.SITE_ORIGIN ?? 'https://pattal.example')

/** Expects that the page prints black on white, with the site's name and address once. */
export async function expectPaper(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const banner = page.getByRole('banner')
  expect((await banner.innerText()).split(/\s+/)).toEqual(['Pattal', host])
  await expect(page.getByText(host, { exact: true }).filter({ visible: true })).toHaveCount(1)
  await expect(page.getByRole('contentinfo')).toBeHidden()
  const readColors = () =>
    page.evaluate(() => [
      getComputedStyle(document.documentElement).backgroundColor,
      ...[...document.querySelectorAll('main :is(h1, h2, h3, p, dd, dt, time)')].map(
        (one) => getComputedStyle(one).color,
      ),
    ])
  await expect
    .poll(async () => new Set(await readColors()))
    .toEqual(new Set(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']))
  const images = page.getByRole('main').locator('img').filter({ visible: true })
  // The box of a picture may draw over it, which printers do in white.
  const covered = await images.evaluateAll((all) =>
    all.filter((image) => {
      image.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = image.getBoundingClientRect()
      const stack = document.elementsFromPoint(x + width / 2, y + height / 2)
      const box = image.closest('div')
      return box !== null && stack.indexOf(box) < stack.indexOf(image)
    }),
  )
  expect(covered).toHaveLength(0)
  // No sheet ends with a heading, and none begins in a row or an entry of a list.
  const torn = await page.locator('main :is(h1, h2, h3, li, tr)').evaluateAll((all) =>
    all.filter((one) => {
      const { breakAfter, breakInside } = getComputedStyle(one)
      return (one.matches('li, tr') ? breakInside : breakAfter) !== 'avoid'
    }),
  )
  expect(torn, path).toHaveLength(0)
  await own[path]?.(page)
  await page.emulateMedia({ media: null, colorScheme: null })
}

const own: Record<string, (page: Page) => Promise<void>> = {
  /** An article prints without its picture, and its headings without a sign. */
  '/blog/spice-route-guide': async (page) => {
    const heading = page.getByRole('article').getByRole('heading', { level: 2 }).getByRole('link')
    const sign = await heading.first().evaluate((link) => getComputedStyle(link, '::after').content)
    expect(sign).toBe('none')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('img')).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Keep reading' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Back to blog' })).toBeHidden()
  },
  /** The contact page prints every answer, and no button to send with. */
  '/contact': async (page) => {
    await expect(page.getByRole('button', { name: 'Send message' })).toBeHidden()
    for (const { answer } of questions) {
      await expect(page.getByText(answer, { exact: true })).toBeVisible()
    }
  },
}
