import { articles, first, questions, restaurants, sayFound, sayShowing } from './content.ts'
import { expect, missingPage, readAddress, test } from './test.ts'

test.use({ javaScriptEnabled: false })

test('every page is readable, and can be reached from the header of a phone', async ({ page }) => {
  const header = page.getByRole('banner')
  const main = page.getByRole('main')
  await page.goto('/about')
  for (const [name, url] of [
    ['Home', '/'],
    ['Best Indian Restaurants in the USA', '/restaurants'],
    ['About', '/about'],
    ['Blog', '/blog'],
    ['Contact', '/contact'],
  ] as const) {
    await page.setViewportSize({ width: 390, height: 844 })
    const link = header.getByRole('link', { name, exact: true })
    await expect(link).toBeInViewport()
    // Without a script nothing could open a menu.
    await expect(header.getByRole('button')).toHaveCount(0)
    await link.click()
    await expect(page).toHaveURL(url)

    await page.setViewportSize({ width: 1280, height: 900 })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main.getByRole('paragraph').first()).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText('2025')
  }

  await test.step('every answer of the contact page is open, and no question looks or says that it is closed', async () => {
    const section = page.getByRole('region', { name: 'Frequently asked questions' })
    for (const { answer } of questions) {
      await expect(section.getByText(answer, { exact: true })).toBeVisible()
    }
    await expect(section.getByRole('button')).toHaveCount(questions.length)
    for (const question of await section.getByRole('button').all()) {
      await expect(question).not.toHaveAttribute('aria-expanded')
      await expect(question.locator('span')).toBeHidden()
    }
  })

  await page.goto(`/blog/${first(articles).id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main.getByRole('paragraph').first()).toBeVisible()
  await expect(main.getByRole('heading', { level: 2 }).last()).toBeVisible()
})

test('tabs, badges and search forms filter, and no button is there that would do nothing', async ({
  page,
}) => {
  const results = page.getByRole('region', { name: 'Results' })
  const box = page.getByRole('searchbox')
  const search = page.getByRole('button', { name: 'Search', exact: true })

  await test.step('the directory', async () => {
    await page.goto('/restaurants')
    await expect(results.getByRole('article')).toHaveCount(restaurants.length)
    await page
      .getByRole('navigation', { name: 'Filter by state' })
      .getByRole('link', { name: /^NY\b/ })
      .click()
    await expect(results.getByText(sayFound({ state: 'NY' }), { exact: true })).toBeVisible()

    await box.fill('semma')
    await search.click()
    expect(readAddress(page)).toBe('/restaurants?state=NY&query=semma')
    await expect(
      results.getByText(sayFound({ query: 'semma', state: 'NY' }), { exact: true }),
    ).toBeVisible()
    await expect(box).toHaveValue('semma')
    await expect(page.getByRole('button')).toHaveText(['Search'])

    await box.fill('')
    await search.click()
    expect(readAddress(page)).toBe('/restaurants?state=NY')
  })

  await test.step('the blog', async () => {
    await page.goto('/blog?query=menu')
    await expect(page.getByRole('button')).toHaveText(['Search'])
    await page
      .getByRole('navigation', { name: 'Filter by category' })
      .getByRole('link', { name: 'Fine Dining', exact: true })
      .click()
    await expect(
      results.getByText(sayShowing({ category: 'Fine Dining', query: 'menu' }), { exact: true }),
    ).toBeVisible()
    await box.fill('qqqqqq')
    await box.press('Enter')
    expect(readAddress(page)).toBe('/blog?category=Fine+Dining&query=qqqqqq')
    await expect(
      page.getByText('No articles found matching your search.', { exact: true }),
    ).toBeVisible()
  })
})

test.describe('an unknown path', () => {
  test.use({ expectedMessages: missingPage })

  test('shows the 404 page', async ({ page }) => {
    await page.goto('/nope')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
  })
})
