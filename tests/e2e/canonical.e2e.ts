import { formatFound } from './content.ts'
import { expect, open, readAddress, test } from './test.ts'

test('another spelling of a view redirects to its URL', async ({ page }) => {
  await open(page, '/restaurants?state=ny&query=&utm_source=letter')
  expect(readAddress(page)).toBe('/restaurants?state=NY')
  await expect(
    page
      .getByRole('region', { name: 'Results' })
      .getByText(formatFound({ state: 'NY' }), { exact: true }),
  ).toBeVisible()
})
