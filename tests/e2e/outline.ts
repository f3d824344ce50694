import { expect, type Page } from '@playwright/test'

export const navigation = ['Home', 'Best Indian Restaurants in the USA', 'About', 'Blog', 'Contact']
const inMenu = new Set(['/', '/restaurants', '/about', '/blog', '/contact'])

export async function expectOutline(page: Page, path: string): Promise<void> {
  const isMissing = /no-such/.test(path)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('banner')).toHaveCount(1)
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page.locator('head > title')).toHaveCount(1)
  await expect(page).toHaveTitle(/Pattal/)
  await expect(page.locator('meta[name=description]')).toHaveCount(isMissing ? 0 : 1)

  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(links).toHaveText(navigation)
  const current = links.and(page.locator('[aria-current=page]'))
  await expect(current).toHaveCount(inMenu.has(path.replace(/\?.*/, '')) ? 1 : 0)
  const footer = page.getByRole('contentinfo')
  await expect(footer).toHaveCount(1)
  await expect(footer).toContainText(/best of Indian cuisine across the United States/)
  await expect(footer).toContainText('© 2025')

  // Not hidden elements: a card that the view leaves out may show again as a close match.
  const ids = await page
    .locator('[id]:not([hidden], [hidden] *)')
    .evaluateAll((elements) => elements.map(({ id }) => id))
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index)
  expect.soft(repeated, 'ids that are there twice').toEqual([])
}
