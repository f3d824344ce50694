import type { Page } from '@playwright/test'
import { waitForHydration } from './hydration.ts'
import { expect, expectSameDocument, markDocument, missingPage, seeFrames, test } from './test.ts'
import { staticPort } from './playwright.config.ts'

test.use({ expectedMessages: missingPage })

function listen(page: Page): string[] {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  return logged
}

async function expectMissing(page: Page, logged: readonly string[]): Promise<void> {
  await expect(page.getByText('404', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
  await expect(page).toHaveTitle('Page not found · Pattal')
  await expect.poll(() => logged.join('\n')).toContain('/no/such/page')
}

async function goHome(page: Page, origin = ''): Promise<void> {
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL(`${origin}/`)
  await expect(page.getByRole('link', { name: 'Explore Restaurants' })).toBeVisible()
}

test('an unknown path answers 404, logs the path, and leads home without another document', async ({
  page,
}) => {
  const logged = listen(page)
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expectMissing(page, logged)
  await waitForHydration(page)
  await markDocument(page)
  await goHome(page)
  await expect(page).toHaveTitle(/ranked/)
  await expectSameDocument(page)
})

test('an unknown path with signs that browsers and the router spell differently stays where it is', async ({
  page,
}) => {
  for (const path of ['/about^', '/a|b', '/a%7Cb', '/blog|']) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
    await waitForHydration(page)
    await seeFrames(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
    expect(decodeURI(new URL(page.url()).pathname)).toBe(decodeURI(path))
  }
})

test('on a static host an unknown path answers 404 and shows the way home', async ({ page }) => {
  const origin = `http://localhost:${staticPort}`
  const logged = listen(page)
  const answer = await page.goto(`${origin}/no/such/page`)
  expect(answer?.status()).toBe(404)
  await expectMissing(page, logged)
  await goHome(page, origin)
})
