import type { Page } from '@playwright/test'
import { articles, first } from './content.ts'
import { heading } from './list-page.ts'
import { staticOrigin } from './playwright.config.ts'
import {
  expect,
  expectSameDocument,
  markDocument,
  missingPage,
  open,
  waitForFrames,
  test,
  waitForHydration,
} from './test.ts'

test.use({ expectedMessages: missingPage })

async function openMissing(page: Page, url: string, title: string): Promise<string[]> {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const answer = await page.goto(url)
  expect(answer?.status(), url).toBe(404)
  await waitForHydration(page)
  await expect(heading(page)).toHaveText(title)
  return logged
}

for (const [host, origin] of [
  ['our server', ''],
  ['a static host', staticOrigin],
] as const) {
  test(`on ${host} an unknown path answers 404, logs the path and leads home without a reload`, async ({
    page,
  }) => {
    const logged = await openMissing(page, `${origin}/no/such/page`, 'Oops! Page not found')
    await expect(page.getByText('404', { exact: true })).toBeVisible()
    await expect(page).toHaveTitle('Page not found · Pattal')
    await expect.poll(() => logged.join('\n')).toContain('/no/such/page')
    await markDocument(page)
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL(`${origin}/`)
    await expect(page.getByRole('link', { name: 'Explore Restaurants' })).toBeVisible()
    await expect(page).toHaveTitle(/ranked/)
    await expectSameDocument(page)
  })

  test(`on ${host} an unknown restaurant is a 404 that offers the closest names`, async ({
    page,
  }) => {
    await openMissing(page, `${origin}/restaurants/sema-new-york`, 'Restaurant not found')
    await expect(page).toHaveTitle('Restaurant not found · Pattal')
    await page.getByRole('link', { name: /^Semma, New York/ }).click()
    await expect(page).toHaveURL(`${origin}/restaurants/semma-new-york`)
    await expect(heading(page)).toHaveText('Semma')
  })

  test(`on ${host} an unknown article is a 404 that leads to the blog`, async ({ page }) => {
    await openMissing(page, `${origin}/blog/no-such-article`, 'Post not found')
    await expect(page).toHaveTitle('Post not found · Pattal')
    await page.getByRole('main').getByRole('link', { name: 'Back to blog' }).click()
    await expect(page).toHaveURL(`${origin}/blog`)
    await expect(heading(page)).toHaveText('Blog')
  })
}

test('an unknown path with characters that browsers and the router spell differently is not redirected', async ({
  page,
}) => {
  for (const path of ['/about^', '/a%7Cb']) {
    await openMissing(page, path, 'Oops! Page not found')
    await waitForFrames(page)
    expect(decodeURI(new URL(page.url()).pathname)).toBe(decodeURI(path))
  }
})

test('a link to an unknown article leads to "Post not found"', async ({ page }) => {
  await open(page, `/blog/${first(articles).id}`)
  await markDocument(page)
  await page
    .locator('main a[href^="/restaurants/"]')
    .first()
    .evaluate((link) => link.setAttribute('href', '/blog/no-such-article'))
  await page.locator('main a[href="/blog/no-such-article"]').click()
  await expect(page).toHaveURL('/blog/no-such-article')
  await expect(heading(page)).toHaveText('Post not found')
  await expect(page).toHaveTitle('Post not found · Pattal')
  await expectSameDocument(page)
})
