import { pages } from './content.ts'
import { expect, missingPage, open, test } from './test.ts'

test.use({ expectedMessages: missingPage })

const navigation = ['Home', 'Best Indian Restaurants in the USA', 'About', 'Blog', 'Contact']
const missing = ['/nope', '/blog/nope']
const views = ['/restaurants?state=CA', '/restaurants?query=new', '/blog?category=Education']

test('every page has its language, one h1, the landmarks, header and footer, and no id twice', async ({
  page,
}) => {
  for (const url of [...pages, ...views, ...missing]) {
    await open(page, url)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('banner')).toHaveCount(1)
    await expect(page.getByRole('main')).toHaveCount(1)
    await expect(page.locator('title')).toHaveCount(1)
    await expect(page).toHaveTitle(/Pattal/)
    await expect(page.locator('meta[name=description]')).toHaveCount(missing.includes(url) ? 0 : 1)

    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    await expect(links).toHaveText(navigation)
    const current = links.and(page.locator('[aria-current=page]'))
    const isInMenu = ['/', '/restaurants', '/about', '/blog', '/contact'].includes(url)
    await expect(current).toHaveCount(isInMenu || views.includes(url) ? 1 : 0)
    const footer = page.getByRole('contentinfo')
    await expect(footer).toHaveCount(1)
    await expect(footer).toContainText(/best of Indian cuisine across the United States/)
    await expect(footer).toContainText('© 2025')

    const ids = await page
      .locator('[id]')
      .evaluateAll((elements) => elements.map((element) => element.id))
    const repeated = ids.filter((id, index) => ids.indexOf(id) !== index)
    expect.soft(repeated, url).toEqual([])
  }
})

for (const width of [1280, 390]) {
  test(`at ${width} px nothing lies over a link or a button of any page`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const url of [...pages, ...missing]) {
      await open(page, url)
      const covered = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>(':is(header, main, footer) :is(a, button)')]
          // Links of the map lie over each other by design: each stands on the page again.
          .filter((element) => element.checkVisibility() && !element.closest('dialog, svg'))
          .flatMap((element) => {
            element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
            const [box] = element.getClientRects()
            if (!box || box.width < 5) {
              return []
            }
            const { x, y, height } = box
            const middle = x + box.width / 2
            const hits = [0.25, 0.5, 0.75].map((part) =>
              document.elementFromPoint(middle, y + height * part),
            )
            return hits.every((hit) => hit !== null && element.contains(hit))
              ? []
              : [
                  `${element.outerHTML.slice(0, 80)} under ${hits.map((hit) => hit?.tagName).join()}`,
                ]
          }),
      )
      expect.soft(covered, url).toEqual([])
    }
  })
}

test('on a phone the menu has the same links', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('link')).toHaveText(navigation)
})
