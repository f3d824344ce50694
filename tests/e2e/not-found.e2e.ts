import { expect, expectSameDocument, markDocument, missingPage, open, test } from './test.ts'
import { staticPort } from './playwright.config.ts'

test.use({ expectedMessages: missingPage })

for (const [host, origin] of [
  ['the server', ''],
  ['a static host', `http://localhost:${staticPort}`],
] as const) {
  test(`on ${host} an unknown path answers 404 and shows the way home`, async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    const answer = await page.goto(`${origin}/no/such/page`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByText('404', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
    await expect(page).toHaveTitle('Page not found · Pattal')
    await expect
      .poll(() => logged.filter((text) => text.includes('/no/such/page')).length)
      .toBeGreaterThan(0)

    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL(`${origin}/`)
    await expect(page.getByRole('link', { name: 'Explore Restaurants' })).toBeVisible()
  })
}

test('client navigation to an unknown path shows the same page and logs the path', async ({
  page,
}) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await open(page, '/blog/tandoor-mastery')
  await markDocument(page)
  const link = page.locator('main a[href^="/restaurants?"]').first()
  await link.evaluate((element) => element.setAttribute('href', '/no/such/page'))
  await page.locator('main a[href="/no/such/page"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
  await expect(page).toHaveURL('/no/such/page')
  await expect(page).toHaveTitle('Page not found · Pattal')
  await expect.poll(() => logged.join('\n')).toContain('/no/such/page')
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
  await expect(page).toHaveTitle(/ranked/)
  await expectSameDocument(page)
})

test('a path below a page is as unknown as any other', async ({ page }) => {
  for (const url of ['/about/x', '/blog/tandoor-mastery/x', '/restaurants/CA']) {
    const answer = await page.goto(url)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
    await expect(page).toHaveTitle('Page not found · Pattal')
  }
})
