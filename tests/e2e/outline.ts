import { expect, type Page } from '@playwright/test'

export const navigation = ['Home', 'Best Indian Restaurants in the USA', 'About', 'Blog', 'Contact']
const inMenu = new Set(['/', '/restaurants', '/about', '/blog', '/contact'])

export async function expectOutline(page: Page, path: string): Promise<void> {
  const tree = await page.locator('body').ariaSnapshot()
  for (const part of [/^ *- banner/gm, /^ *- main/gm, /^ *- contentinfo/gm, /\[level=1\]/g]) {
    expect(tree.match(part), String(part)).toHaveLength(1)
  }
  const readHead = () => ({
    language: document.documentElement.lang,
    titles: document.head.querySelectorAll(':scope > title').length,
    descriptions: document.querySelectorAll('meta[name=description]').length,
  })
  const descriptions = /no-such/.test(path) ? 0 : 1
  expect(await page.evaluate(readHead)).toEqual({ language: 'en', titles: 1, descriptions })
  await expect(page).toHaveTitle(/Pattal/)
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(links).toHaveText(navigation)
  const current = links.and(page.locator('[aria-current=page]'))
  await expect(current).toHaveCount(inMenu.has(path.replace(/\?.*/, '')) ? 1 : 0)
  await expect(page.getByRole('contentinfo')).toHaveText(
    /best of Indian cuisine across the United States.*© 2025/s,
  )

  // Not hidden elements: a card that the view leaves out may show again as a close match.
  const ids = await page
    .locator('[id]:not([hidden], [hidden] *)')
    .evaluateAll((elements) => elements.map(({ id }) => id))
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index)
  expect.soft(repeated, 'ids that are there twice').toEqual([])
}
