import { staticOrigin } from './playwright.config.ts'
import { expect, test } from './test.ts'

test.use({ expectedMessages: /Content.Security.Policy/ })

test('on a static host the policy in the page stops an injected script', async ({ page }) => {
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
