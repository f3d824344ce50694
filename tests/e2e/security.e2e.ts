import { staticOrigin } from './playwright.config.ts'
import { expect, open, test } from './test.ts'

test('features that a script could abuse are off', async ({ page }) => {
  await open(page, '/')
  const allowed = await page.evaluate(() =>
    (
      document as unknown as { featurePolicy: { allowedFeatures: () => string[] } }
    ).featurePolicy.allowedFeatures(),
  )
  expect(allowed).toContain('clipboard-write')
  const abused = /^(?:camera|microphone|display-capture|geolocation|payment|usb|hid)$/
  expect(allowed.filter((feature) => abused.test(feature))).toEqual([])
})

test.describe('on a static host', () => {
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
