import { staticOrigin } from './playwright.config.ts'
import { expect, open, test } from './test.ts'

test('no page violates the policy, and features that a script could abuse are off', async ({
  page,
}) => {
  await open(page, '/')
  const allowed = await page.evaluate(() =>
    (
      document as unknown as { featurePolicy: { allowedFeatures: () => string[] } }
    ).featurePolicy.allowedFeatures(),
  )
  expect(allowed).toContain('clipboard-write')
  const abused = /^(?:camera|microphone|display-capture|geolocation|payment|usb|hid)$/
  expect(allowed.filter((feature) => abused.test(feature))).toEqual([])

  const menu = page.getByRole('banner').getByRole('navigation')
  for (const name of ['Best Indian Restaurants in the USA', 'About', 'Contact', 'Home', 'Blog']) {
    await menu.getByRole('link', { name, exact: true }).click()
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog')
})

test.describe('on a static host', () => {
  // The browser reports what it blocks.
  test.use({ expectedMessages: /Content.Security.Policy/ })

  test('the policy in the page stops an injected script', async ({ page }) => {
    await page.goto(`${staticOrigin}/contact`)
    const blocked = await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'document.title = "taken over"'
      const violation = new Promise<string>((resolve) => {
        document.addEventListener(
          'securitypolicyviolation',
          (event) => {
            event.stopPropagation()
            resolve(event.effectiveDirective)
          },
          { once: true },
        )
      })
      document.head.append(script)
      return violation
    })
    expect(blocked).toBe('script-src-elem')
    await expect(page).not.toHaveTitle('taken over')
  })
})
