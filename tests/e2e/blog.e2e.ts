import type { Page } from '@playwright/test'
import { categories } from '#src/domain/article/categories.ts'
import { articles, findArticles, first, formatShowing } from './content.ts'
import { cards, chips, countLine, heading, searchBox } from './list-page.ts'
import { expect, markDocument, open, test } from './test.ts'

const badges = (page: Page) =>
  page.getByRole('navigation', { name: 'Filter by category' }).getByRole('link')

test('the blog lists every article, the newest first, with three lines of its excerpt, and its categories filter the list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await open(page, '/blog')
  for (const card of await cards(page).all()) {
    const excerpt = card.getByRole('paragraph').nth(1)
    const lines = await excerpt.evaluate(
      (element) => element.clientHeight / parseFloat(getComputedStyle(element).lineHeight),
    )
    expect(Math.round(lines)).toBe(3)
    const isCut = await excerpt.evaluate((element) => element.scrollHeight > element.clientHeight)
    expect(isCut).toBe(true)
  }

  await page.setViewportSize({ width: 1280, height: 900 })
  const expectSameDocument = await markDocument(page)
  await expect(page.getByPlaceholder('Search articles...')).toBeVisible()
  await expect(countLine(page, formatShowing())).toBeVisible()
  await expect(cards(page).getByRole('heading')).toHaveText(articles.map(({ title }) => title))
  await expect(badges(page)).toHaveText(['All', ...categories])
  for (const category of categories) {
    await badges(page).getByText(category, { exact: true }).click()
    await expect(countLine(page, formatShowing({ category }))).toBeVisible()
    await expect(cards(page)).toHaveCount(findArticles({ category }).length)
    await expect(page).toHaveURL(`/blog?${new URLSearchParams({ category }).toString()}`)
    await expect(badges(page).and(page.locator('[aria-current]'))).toHaveText([category])
  }
  await badges(page).getByText('All', { exact: true }).click()
  await expect(page).toHaveURL('/blog')
  await expect(cards(page)).toHaveCount(articles.length)

  await test.step('a text filters by title, together with the category', async () => {
    const { title, category } = first(articles)
    await searchBox(page).fill(title.toUpperCase())
    await expect(countLine(page, 'Showing 1 article')).toBeVisible()

    const other = categories.find((name) => name !== category) ?? ''
    await badges(page).getByText(other, { exact: true }).click()
    await expect(
      page.getByText('No articles found matching your search.', { exact: true }),
    ).toBeVisible()
    await expect(countLine(page, 'Showing 0 articles')).toBeVisible()
    await page.getByRole('link', { name: 'Show all articles' }).click()
    await expect(cards(page)).toHaveCount(articles.length)
    await expect(searchBox(page)).toHaveValue('')
  })
  await test.step('the heading names the view, and a typo links to its spelling', async () => {
    await badges(page).getByText('Education', { exact: true }).click()
    await searchBox(page).fill('the')
    await expect(heading(page)).toHaveText('Blog – Education matching “the”')
    await chips(page).getByRole('link', { name: 'Clear all' }).click()
    await expect(page).toHaveURL('/blog')
    await searchBox(page).fill('biryanni')
    await page
      .getByRole('heading', { level: 2, name: 'Did you mean “biryani”?' })
      .getByRole('link')
      .click()
    await expect(page).toHaveURL('/blog?query=biryani')
    await expect(countLine(page, formatShowing({ query: 'biryani' }))).toBeVisible()
    await searchBox(page).fill('')
  })
  const read = `Read full article → ${first(articles).title}`
  await cards(page).getByRole('link', { name: read }).click()
  await expect(page).toHaveURL(`/blog/${first(articles).id}`)
  await expectSameDocument()
})

test('an article that mentions a text marks it as whole words', async ({ page }) => {
  await open(page, '/blog?query=buffet+st+louis')
  await expect(page.getByRole('article').locator('mark')).toHaveText(['St', 'Louis', 'buffet'])
})
