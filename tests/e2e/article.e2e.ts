import { articles, first, sayShowing } from './content.ts'
import { waitForHydration } from './hydration.ts'
import { expect, expectSameDocument, markDocument, missingPage, open, test } from './test.ts'

test('an article shows its facts, picture, excerpt and sections', async ({ page }) => {
  for (const { id, category, date } of articles) {
    await open(page, `/blog/${id}`)
    const article = page.getByRole('main').getByRole('article')
    const title = await article.getByRole('heading', { level: 1 }).innerText()
    await expect(page).toHaveTitle(`${title} · Pattal`)
    await expect(article.getByRole('link', { name: category, exact: true })).toBeVisible()
    await expect(article.getByText(date, { exact: true })).toBeVisible()
    await expect(article.getByText(/^\d+ min read$/).first()).toBeVisible()
    await expect(article.getByRole('blockquote').first()).not.toBeEmpty()
    const picture = article.getByRole('img').first()
    await expect(picture).toHaveAttribute('alt', /\w/)
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    expect(await article.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(1)
    await expect(article).not.toContainText('##')
    await expect(article).not.toContainText('**')
  }
})

test('the links of an article lead back to the blog, and to its category', async ({ page }) => {
  const { id, category } = first(articles)
  await open(page, `/blog/${id}`)
  await markDocument(page)
  const article = page.getByRole('main').getByRole('article')
  const heading = page.getByRole('heading', { level: 1 })
  await article.getByRole('link', { name: 'Back to blog' }).click()
  await expect(page).toHaveURL('/blog')
  await expect(heading).toHaveText('Blog')
  await page.goBack()
  await article.getByRole('link', { name: category, exact: true }).click()
  await expect(page).toHaveURL(`/blog?${new URLSearchParams({ category }).toString()}`)
  await expect(heading).toHaveText(`Blog – ${category}`)
  await page.goBack()
  await article.getByRole('link', { name: 'View all articles' }).click()
  await expect(page).toHaveURL('/blog')
  await expectSameDocument(page)
})

test('a restaurant named in an article opens its view of the directory at once', async ({
  page,
}) => {
  await open(page, '/blog/regional-indian-cuisine')
  await markDocument(page)
  const link = page.locator('main a[href^="/restaurants?"]').first()
  const href = (await link.getAttribute('href')) ?? ''
  await link.click()
  await expect(page).toHaveURL(href)
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('article')).toHaveCount(1)
  await expectSameDocument(page)
  await page.goBack()
  await expect(page).toHaveURL('/blog/regional-indian-cuisine')
  await expect(link).toBeFocused()
})

test.describe('an unknown article', () => {
  test.use({ expectedMessages: missingPage })

  test('answers 404 with Post not found and a way back', async ({ page }) => {
    const answer = await page.goto('/blog/no-such-article')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post not found')
    await expect(page).toHaveTitle('Post not found · Pattal')
    await waitForHydration(page)
    await page.getByRole('main').getByRole('link', { name: 'Back to blog' }).click()
    await expect(page).toHaveURL('/blog')
    await expect(page.getByText(sayShowing(), { exact: true }).first()).toBeVisible()
  })

  test('shows Post not found on client navigation too', async ({ page }) => {
    await open(page, `/blog/${first(articles).id}`)
    await markDocument(page)
    // Like the link of an editor to an article that is gone.
    await page
      .locator('main a[href^="/restaurants?"]')
      .first()
      .evaluate((link) => link.setAttribute('href', '/blog/no-such-article'))
    await page.locator('main a[href="/blog/no-such-article"]').click()
    await expect(page).toHaveURL('/blog/no-such-article')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post not found')
    await expect(page).toHaveTitle('Post not found · Pattal')
    await expect(page.getByRole('main').getByRole('link', { name: 'Back to blog' })).toBeVisible()
    await expectSameDocument(page)
  })
})
