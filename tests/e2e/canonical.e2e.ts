import { sayFound } from './content.ts'
import { expect, open, readAddress, test } from './test.ts'

test('a browser that asks for another spelling ends at the URL of the view', async ({ page }) => {
  await open(page, '/restaurants?state=ny&query=&utm_source=letter')
  expect(readAddress(page)).toBe('/restaurants?state=NY')
  await expect(
    page
      .getByRole('region', { name: 'Results' })
      .getByText(sayFound({ state: 'NY' }), { exact: true }),
  ).toBeVisible()
})
