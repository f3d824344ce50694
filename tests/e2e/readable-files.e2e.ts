import { expect, test } from './test.ts'

for (const [url, note, shown, hidden] of [
  ['/feed.xml', 'This is a feed.', 'item > title', 'item > guid'],
  ['/sitemap.xml', 'for search engines', 'loc', 'lastmod'],
] as const) {
  test(`${url} can be read by who opens it in a browser`, async ({ page }) => {
    await page.goto(url)
    await expect(page.locator(shown).first()).toBeVisible()
    await expect(page.locator(hidden).first()).toBeHidden()
    const before = await page.evaluate(
      () => getComputedStyle(document.documentElement, '::before').content,
    )
    expect(before).toContain(note)
  })
}
