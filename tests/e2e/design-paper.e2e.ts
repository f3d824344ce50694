import type { Page } from '@playwright/test'
import { first, layouts, questions, restaurants } from './content.ts'
import { expect, test, waitForHydration } from './test.ts'

const { host } = new URL(process.env.SITE_ORIGIN ?? 'https://pattal.example')

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
})

test("every page prints black on white, with the site's name and address once", async ({
  page,
}) => {
  for (const path of layouts) {
    await page.goto(path)
    const banner = page.getByRole('banner')
    expect((await banner.innerText()).split(/\s+/), path).toEqual(['Pattal', host])
    await expect(page.getByText(host, { exact: true }).filter({ visible: true })).toHaveCount(1)
    await expect(page.getByRole('contentinfo')).toBeHidden()
    const colors = await page.evaluate(() => [
      getComputedStyle(document.documentElement).backgroundColor,
      ...[...document.querySelectorAll('h1, h2, h3')].map(
        (heading) => getComputedStyle(heading).color,
      ),
    ])
    expect(new Set(colors), path).toEqual(new Set(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']))
    await own[path]?.(page)
  }
})

const own: Record<string, (page: Page) => Promise<void>> = {
  /** An article prints without its picture, and its headings without a sign. */
  '/blog/spice-route-guide': async (page) => {
    const heading = page.getByRole('article').getByRole('heading', { level: 2 }).getByRole('link')
    const sign = await heading.first().evaluate((link) => getComputedStyle(link, '::after').content)
    expect(sign).toBe('none')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('img')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Back to blog' })).toBeHidden()
  },
  /** The contact page prints every answer, and no button to send with. */
  '/contact': async (page) => {
    await waitForHydration(page)
    await expect(page.getByRole('button', { name: 'Send message' })).toBeHidden()
    for (const { answer } of questions) {
      const text = page.getByText(answer, { exact: true })
      await expect(text).toBeVisible()
      expect(await text.evaluate((element) => element.checkVisibility())).toBe(true)
      expect((await text.boundingBox())?.height).toBeGreaterThan(0)
    }
  },
}

test('the directory prints as a list with its filter in the heading', async ({ page }) => {
  await page.goto('/restaurants?state=NY&query=queens')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Best Indian Restaurants in New York matching “queens”',
  )
  await expect(page.getByText('restaurants found in NY')).toBeVisible()
  const query = page.getByRole('heading', { level: 1 }).getByText('matching “queens”')
  expect((await query.boundingBox())?.width).toBeGreaterThan(100)
  await expect(page.getByRole('search')).toBeHidden()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expectNothingToPress(page)
  await test.step('with the address and the phone number of each', async () => {
    await page.goto('/restaurants?list=semma-new-york.indienne-chicago')
    const { name, address, phone } = first(restaurants)
    const card = page.getByRole('article', { name })
    await expect(card).toContainText(`${address} · ${phone}`, { useInnerText: true })
  })
  await test.step('help prints, and a map does not', async () => {
    const map = page.locator('figure svg')
    await page.goto('/restaurants?query=dosa')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(map).toBeHidden()
    await expectNothingToPress(page)
  })
})

async function expectNothingToPress(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Results' })).toBeVisible()
  await expect(page.getByRole('button'), page.url()).toHaveCount(0)
  const links = page.getByRole('link').filter({ visible: true })
  await expect(links.and(page.locator('main :not(h2, h3) > a')), page.url()).toHaveCount(0)
}
