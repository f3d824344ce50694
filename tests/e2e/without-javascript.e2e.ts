import { articles, first, pages, questions, restaurants, sayFound, sayShowing } from './content.ts'
import { expect, missingPage, readAddress, test } from './test.ts'

test.use({ javaScriptEnabled: false })

test('every page is readable', async ({ page }) => {
  for (const url of pages) {
    await page.goto(url)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('paragraph').first()).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText('2025')
  }
  await page.goto(`/blog/${first(articles).id}`)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).last()).toBeVisible()
})

test('the state tabs and the search form filter the directory', async ({ page }) => {
  await page.goto('/restaurants')
  const results = page.getByRole('region', { name: 'Results' })
  await expect(results.getByRole('article')).toHaveCount(restaurants.length)
  await page
    .getByRole('navigation', { name: 'Filter by state' })
    .getByRole('link', { name: /^NY\b/ })
    .click()
  await expect(results.getByText(sayFound({ state: 'NY' }), { exact: true })).toBeVisible()

  await page.getByRole('searchbox').fill('semma')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  expect(readAddress(page)).toBe('/restaurants?state=NY&query=semma')
  await expect(
    results.getByText(sayFound({ query: 'semma', state: 'NY' }), { exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('semma')

  await page.getByRole('searchbox').fill('')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  expect(readAddress(page)).toBe('/restaurants?state=NY')
})

test('a filtered list shows no button that would do nothing', async ({ page }) => {
  for (const url of ['/restaurants?query=semma', '/blog?query=tandoor']) {
    await page.goto(url)
    await expect(page.getByRole('button')).toHaveText(['Search'])
  }
})

test('the category badges and the search form filter the blog', async ({ page }) => {
  await page.goto('/blog')
  const results = page.getByRole('region', { name: 'Results' })
  await page
    .getByRole('navigation', { name: 'Filter by category' })
    .getByRole('link', { name: 'Fine Dining', exact: true })
    .click()
  await expect(
    results.getByText(sayShowing({ category: 'Fine Dining' }), { exact: true }),
  ).toBeVisible()
  await page.getByRole('searchbox').fill('qqqqqq')
  await page.getByRole('searchbox').press('Enter')
  expect(readAddress(page)).toBe('/blog?category=Fine+Dining&query=qqqqqq')
  await expect(
    page.getByText('No articles found matching your search.', { exact: true }),
  ).toBeVisible()
})

test('every answer of the FAQ is open, and no question looks or says that it is closed', async ({
  page,
}) => {
  await page.goto('/contact')
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

test('on a phone every page can be reached from the header', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [name, url] of [
    ['Best Indian Restaurants in the USA', '/restaurants'],
    ['About', '/about'],
    ['Blog', '/blog'],
    ['Contact', '/contact'],
    ['Home', '/'],
  ] as const) {
    const link = page.getByRole('banner').getByRole('link', { name, exact: true })
    await page.goto(url === '/' ? '/about' : '/')
    await expect(link).toBeInViewport()
    // Without a script nothing could open a menu.
    await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0)
    await link.click()
    await expect(page).toHaveURL(url)
  }
})

test.describe('an unknown path', () => {
  test.use({ expectedMessages: missingPage })

  test('shows the 404 page', async ({ page }) => {
    await page.goto('/nope')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
  })
})
