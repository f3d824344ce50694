import { articles, first, sayShowing } from './content.ts'
import { waitForHydration } from './hydration.ts'
import { expect, expectSameDocument, markDocument, missingPage, open, test } from './test.ts'

test('an article shows its facts, picture, excerpt and sections, and leads on', async ({
  page,
}) => {
  const newest = first(articles)
  const next = first(articles.slice(1))
  const article = page.getByRole('main').getByRole('article')
  const heading = page.getByRole('heading', { level: 1 })
  await open(page, `/blog/${newest.id}`)
  await markDocument(page)

  await test.step('to the page of a restaurant that it names', async () => {
    const link = page.locator('main a[href^="/restaurants/"]').first()
    const href = (await link.getAttribute('href')) ?? ''
    const name = (await link.textContent()) ?? ''
    await link.click()
    await expect(page).toHaveURL(href)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await page.goBack()
    await expect(page).toHaveURL(`/blog/${newest.id}`)
    await expect(link).toBeFocused()
  })

  // tests/http reads the facts of all.
  for (const { id, title, category, date } of [newest, next]) {
    if (id !== newest.id) {
      const neighbors = page.getByRole('navigation', { name: 'Previous and next article' })
      await neighbors.getByRole('link', { name: title }).click()
    }
    await expect(heading).toHaveText(title)
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

  await test.step('back to the blog, and to its category', async () => {
    const { category } = next
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
  })
  await expectSameDocument(page)
})

test.describe('an unknown article', () => {
  test.use({ expectedMessages: missingPage })

  test('is Post not found with a way back, served and on client navigation', async ({ page }) => {
    const heading = page.getByRole('heading', { level: 1 })
    const backToBlog = page.getByRole('main').getByRole('link', { name: 'Back to blog' })
    const answer = await page.goto('/blog/no-such-article')
    expect(answer?.status()).toBe(404)
    await expect(heading).toHaveText('Post not found')
    await expect(page).toHaveTitle('Post not found · Pattal')
    await waitForHydration(page)
    await markDocument(page)
    await backToBlog.click()
    await expect(page).toHaveURL('/blog')
    await expect(page.getByText(sayShowing(), { exact: true }).first()).toBeVisible()

    const { title } = first(articles)
    await page.getByRole('main').getByRole('link', { name: title, exact: true }).click()
    await expect(heading).toHaveText(title)
    // Like the link of an editor to an article that is gone.
    await page
      .locator('main a[href^="/restaurants/"]')
      .first()
      .evaluate((link) => link.setAttribute('href', '/blog/no-such-article'))
    await page.locator('main a[href="/blog/no-such-article"]').click()
    await expect(page).toHaveURL('/blog/no-such-article')
    await expect(heading).toHaveText('Post not found')
    await expect(page).toHaveTitle('Post not found · Pattal')
    await expect(backToBlog).toBeVisible()
    await expectSameDocument(page)
  })
})
