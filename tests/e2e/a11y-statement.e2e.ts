import { expect, open, test } from './test.ts'

test('the footer leads to the accessibility statement, also from below it', async ({ page }) => {
  await open(page, '/contact')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' })
  await link.click()
  await expect(page).toHaveURL('/about#accessibility')
  const heading = page.getByRole('heading', { level: 2, name: 'Accessibility' })
  await expect(heading).toBeInViewport()
  await expect(heading).toBeFocused()

  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await link.click()
  await expect(heading).toBeInViewport()
})
