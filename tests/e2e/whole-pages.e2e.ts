import { layouts } from './content.ts'
import { expect, open, test, waitForWholePage } from './test.ts'

const pages = [...layouts, '/restaurants?state=NY', '/restaurants/semma-new-york']

for (const width of [390, 1280]) {
  test(`at ${width} px every page is whole once it has loaded, without a scroll`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    for (const url of pages) {
      await open(page, url)
      await waitForWholePage(page)
      expect(await page.locator('main').evaluate(findUnreadWords), url).toEqual([])
    }
  })
}

/** Runs in the page: visible words that are not in `innerText`, which translators and readers take. */
function findUnreadWords(main: HTMLElement): string[] {
  const words = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? []
  const read = new Set(words(main.innerText))
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  const unread: string[] = []
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode
    if (
      parentElement?.checkVisibility({ visibilityProperty: true }) &&
      !parentElement.closest('svg, select')
    ) {
      unread.push(...words(textContent ?? '').filter((word) => !read.has(word)))
    }
  }
  return unread
}

test('the browser asks for scripts with low priority', async ({ page }) => {
  const priorities = new Map<string, string>()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  devtools.on('Network.requestWillBeSent', ({ request, type }) => {
    if (type === 'Script') {
      priorities.set(request.url, request.initialPriority)
    }
  })
  await open(page, '/restaurants')
  expect(new Set(priorities.values())).toEqual(new Set(['Low']))
})
