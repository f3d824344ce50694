import { expect, open, test } from './test.ts'

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
]) {
  test(`at ${viewport.width} px the search box stays in the window and covers nothing that has the focus`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await open(page, '/restaurants')
    const box = page.getByRole('searchbox')
    const link = page.getByRole('article').nth(12).getByRole('link')
    await link.focus()
    await expect(box).toBeInViewport({ ratio: 1 })
    await page.getByRole('article').nth(30).scrollIntoViewIfNeeded()
    await page.keyboard.press('Shift+Tab')
    const focused = page.locator(':focus')
    await expect(focused).toBeInViewport({ ratio: 1 })
    const isClear = await focused.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
    expect(isClear).toBe(true)
    await box.fill('semma')
    await expect(page.getByRole('article', { name: 'Semma' })).toBeInViewport()
  })
}
