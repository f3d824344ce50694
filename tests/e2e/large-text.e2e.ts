import type { Page } from '@playwright/test'
import { layouts } from './content.ts'
import { findLostText } from './lost-text.ts'
import { expect, missingPage, test } from './test.ts'

test.use({ expectedMessages: missingPage })

test("where the browser's text is twice the size, no heading is broken inside a word, and no control touches another", async ({
  page,
}) => {
  await doubleText(page)
  const found: string[] = []
  for (const path of [...layouts, '/restaurants?state=MA&price=2', '/nope']) {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 844 })
      const problems = [...(await findBrokenWords(page)), ...(await findLostText(page))]
      found.push(...problems.map((problem) => `${path} at ${width} px: ${problem}`))
    }
  }
  expect.soft(found).toEqual([])

  const [theme, menu] = await page
    .getByRole('banner')
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const boxes = [button, ...button.children].map((part) => part.getBoundingClientRect())
        return {
          left: Math.min(...boxes.map(({ left }) => left)),
          right: Math.max(...boxes.map(({ right }) => right)),
        }
      }),
    )
  expect(theme?.right).toBeLessThan(menu?.left ?? 0)
})

/** Doubles the browser's default font size, which media queries in rem follow. */
async function doubleText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
}

async function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3')]
      .filter((heading) => heading.checkVisibility())
      .flatMap((heading) => {
        const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
        const broken: string[] = []
        while (walker.nextNode()) {
          const text = walker.currentNode as Text
          for (const { 0: word, index } of text.data.matchAll(/[^\s-]+/g)) {
            const range = document.createRange()
            range.setStart(text, index)
            range.setEnd(text, index + word.length)
            if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) {
              broken.push(`broken: ${word} in ${heading.textContent}`)
            }
          }
        }
        return broken
      }),
  )
}
