import { expect, open, readAddress, test } from './test.ts'

// What the server answers to each is asked in tests/http/canonical.http.ts.
const texts = ['true', 'null', '662E41', '1e5', '[]', 'a+b&c=d', 'ॐ']
const loaded = ['123', '"a"', '100%']

test('any text survives from the box to the URL and back', async ({ page }) => {
  await open(page, '/blog')
  const box = page.getByRole('searchbox')
  for (const text of [...texts, ...loaded]) {
    const url = `/blog?${new URLSearchParams({ query: text }).toString()}`
    await box.fill(text)
    await box.press('Enter')
    await expect.poll(() => readAddress(page)).toBe(url)
    if (loaded.includes(text)) {
      await open(page, url)
      await expect(box).toHaveValue(text)
      expect(readAddress(page)).toBe(url)
    }
  }
})
