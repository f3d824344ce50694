import { readClipboard } from './clipboard.ts'
import { articles, first } from './content.ts'
import { heading } from './list-page.ts'
import { expect, markDocument, open, waitForFrames, test } from './test.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('links of an article lead to restaurants, other articles and the blog', async ({ page }) => {
  const newest = first(articles)
  const next = first(articles.slice(1))
  const article = page.getByRole('main').getByRole('article')
  await open(page, `/blog/${newest.id}`)
  const expectSameDocument = await markDocument(page)

  await test.step('to the page of a restaurant that it names', async () => {
    const link = page.locator('main a[href^="/restaurants/"]').first()
    const href = (await link.getAttribute('href')) ?? ''
    const name = (await link.textContent()) ?? ''
    const tab = page.context().waitForEvent('page')
    await link.click({ modifiers: ['ControlOrMeta'] })
    await (await tab).close()
    await expect(page).toHaveURL(`/blog/${newest.id}`)
    await link.click()
    await expect(page).toHaveURL(href)
    await expect(heading(page)).toHaveText(name)
    await page.goBack()
    await expect(page).toHaveURL(`/blog/${newest.id}`)
    await expect(link).toBeFocused()
  })

  await test.step('to the next article', async () => {
    const neighbors = page.getByRole('navigation', { name: 'Previous and next article' })
    await neighbors.getByRole('link', { name: next.title }).click()
    await expect(heading(page)).toHaveText(next.title)
    await expect(page).toHaveTitle(`${next.title} · Pattal`)
    const picture = article.getByRole('img').first()
    await expect(picture).toHaveAttribute('alt', /\w/)
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  })

  await expectSameDocument()
})

test('the contents link to every section, and a heading copies its link', async ({ page }) => {
  await open(page, '/blog/tandoor-mastery')
  await expect(page.locator('[aria-current=page]')).toHaveCount(0)

  const contents = page.getByRole('navigation', { name: 'In this article' })

  await test.step('Back from a section returns the focus to its link', async () => {
    const link = contents.getByRole('link').nth(3)
    await link.focus()
    await waitForFrames(page)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#/)
    await expect(link).not.toBeFocused()
    await waitForFrames(page)
    const progress = await page.locator('article > div').first().boundingBox()
    expect(progress?.width, 'how far one has read').toBeGreaterThan(100)
    expect(progress?.width).toBeLessThan(1000)
    await page.goBack()
    await expect(page).not.toHaveURL(/#/)
    await expect(link).toBeFocused()
    await expect(link).toBeInViewport()
  })

  const section = page.getByRole('heading', { name: 'How the chicken got in' })
  await contents.getByRole('link', { name: 'How the chicken got in' }).click()
  await expect(page).toHaveURL(/\/blog\/tandoor-mastery#how-the-chicken-got-in$/)
  await expect(section).toBeInViewport()
  await expect(section).toBeFocused()
  await expect(section).toHaveCSS('outline-style', 'none')
  await page.keyboard.press('Tab')
  await expect(section.getByRole('link')).toBeFocused()

  await test.step('a heading pressed twice copies its link and adds one history entry', async () => {
    const link = page.getByRole('heading', { name: 'Bread first' }).getByRole('link')
    await link.click()
    await expect(
      page.getByRole('status').getByText('Link copied: Bread first', { exact: true }),
    ).toBeVisible()
    await expect(page).toHaveURL(/#bread-first$/)
    expect(await readClipboard(page)).toBe(page.url())
    await link.click()
    await expect(link).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(/#how-the-chicken-got-in$/)
  })
})
