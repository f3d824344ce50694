import { expect, test } from './test.ts'

test('the directory lists every restaurant in order of rank', async ({ page }) => {
  await page.goto('/restaurants')
  await expect(page.getByText('50 restaurants found', { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(50)
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Semma')
})
