import { expect, test } from './test.ts'

test('a browser shows the feed and the sitemap as readable pages', async ({ page }) => {
  for (const [url, note, shown, hidden] of [
    ['/feed.xml', 'This is a feed.', 'item > title', 'item > guid'],
    ['/sitemap.xml', 'for search engines', 'loc', 'lastmod'],
  ] as const) {
    await page.goto(url)
    await expect(page.locator(shown).first()).toBeVisible()
    await expect(page.locator(hidden).first()).toBeHidden()
    const before = await page.evaluate(
      () => getComputedStyle(document.documentElement, '::before').content,
    )
    expect(before).toContain(note)
  }
})
