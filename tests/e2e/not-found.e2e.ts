import { heading } from './list-page.ts'
import { staticOrigin } from './playwright.config.ts'
import { delayScript, expect, markDocument, notFound, open, waitForFrames, test } from './test.ts'

test.use({ expectedMessages: notFound })

for (const [host, origin] of [
  ['our server', ''],
  ['a static host', staticOrigin],
] as const) {
  test(`on ${host} an unknown page, restaurant or article is a 404 that leads on without a reload`, async ({
    page,
  }) => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    for (const [path, title, link, target] of [
      ['/no/such/page', 'Oops! Page not found', 'Return to Home', '/'],
      [
        '/restaurants/sema-new-york',
        'Restaurant not found',
        'Search for “sema new york”',
        '/restaurants?query=sema+new+york',
      ],
      ['/blog/no-such-article', 'Post not found', 'Back to blog', '/blog'],
    ] as const) {
      const answer = await open(page, origin + path)
      expect(answer?.status(), path).toBe(404)
      await expect(heading(page)).toHaveText(title)
      await expect(page).toHaveTitle(`${title.replace('Oops! ', '')} · Pattal`)
      const expectSameDocument = await markDocument(page)
      await page.getByRole('main').getByRole('link', { name: link }).click()
      await expect(page).toHaveURL(origin + target)
      await expect(heading(page)).not.toHaveText(title)
      await expectSameDocument()
    }
    expect(logged.filter((text) => text.startsWith('404'))).toEqual([
      '404: there is no page at /no/such/page',
    ])
  })
}

// The router wrote the caret again and redirected to it without end.
test('an unknown path with odd signs is not redirected, nor the focus lost', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const button = page.getByRole('button', { name: 'Menu' })
  for (const path of ['/nope^', '/a%7Cb']) {
    const release = await delayScript(page)
    await page.goto(path, { waitUntil: 'commit' })
    await button.focus()
    await release()
    await expect(button).toBeFocused()
    await waitForFrames(page)
    expect(decodeURI(new URL(page.url()).pathname)).toBe(decodeURI(path))
  }
})
