import { staticOrigin } from './playwright.config.ts'
import { expect, test } from './test.ts'

test.use({ expectedMessages: /Content.Security.Policy/ })

test('on a static host the policy in the page stops an injected script', async ({ page }) => {
  await page.goto(`${staticOrigin}/contact`)
  const blocked = await page.evaluate(async () => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "taken over"'
    const violation = new Promise<SecurityPolicyViolationEvent>((resolve) => {
      document.addEventListener('securitypolicyviolation', resolve, { once: true })
    })
    document.head.append(script)
    return (await violation).effectiveDirective
  })
  expect(blocked).toBe('script-src-elem')
  await expect(page).not.toHaveTitle('taken over')
})
