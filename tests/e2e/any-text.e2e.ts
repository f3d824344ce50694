import { waitForHydration } from './hydration.ts'
import { expect, open, readAddress, test } from './test.ts'

const texts = ['123', 'true', 'null', '662E41', '1e5', '[]', '"a"', 'a+b&c=d', '100%', 'ॐ']

test('any text survives from the box to the URL and back', async ({ page }) => {
  await open(page, '/blog')
  for (const text of texts) {
    await page.getByRole('searchbox').fill(text)
    const url = `/blog?${new URLSearchParams({ query: text }).toString()}`
    await expect.poll(() => readAddress(page)).toBe(url)
    const answer = await page.goto(url)
    expect(answer?.request().redirectedFrom(), text).toBeNull()
    await waitForHydration(page)
    await expect(page.getByRole('searchbox')).toHaveValue(text)
    expect(readAddress(page)).toBe(url)
  }
})
