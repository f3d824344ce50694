import { expect, test as base } from '@playwright/test'

export { expect }

interface Fixtures {
  /** What the console may say in this test; anything else of weight fails it. */
  expectedMessages: RegExp[]
}

/** Playwright's test, failed by any unexpected error or warning in the console or on the page. */
export const test = base.extend<Fixtures & { consoleIsQuiet: void }>({
  expectedMessages: [[], { option: true }],
  consoleIsQuiet: [
    async ({ page, expectedMessages }, use) => {
      const messages: string[] = []
      page.on('pageerror', (error) => messages.push(String(error)))
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) {
          messages.push(message.text())
        }
      })
      // A violation of the Content-Security-Policy is a message as well.
      await page.addInitScript(() => {
        addEventListener(
          'securitypolicyviolation',
          ({ effectiveDirective, blockedURI, sample }) => {
            console.error('Content-Security-Policy:', effectiveDirective, blockedURI, sample)
          },
        )
      })
      await use()
      const unexpected = messages.filter(
        (message) => !expectedMessages.some((pattern) => pattern.test(message)),
      )
      expect(unexpected).toEqual([])
    },
    { auto: true },
  ],
})
