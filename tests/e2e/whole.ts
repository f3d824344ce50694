import { expect, type Page } from '@playwright/test'

/** Expects that every part of the page is laid out, also far below the window, and that readers of its text get all. */
export async function expectWhole(page: Page): Promise<void> {
  await page.locator('html:not([data-loading])').waitFor({ state: 'attached' })
  const { skipped, unread } = await page.locator('main').evaluate(findMissing)
  expect(skipped, `not laid out on ${page.url()}`).toEqual([])
  expect(unread, `not in the text of ${page.url()}`).toEqual([])
}

/** Runs in the page: parts without a layout, and visible words that are not in `innerText`, which translators take. */
function findMissing(main: HTMLElement) {
  const skipped = [...document.querySelectorAll('body *')]
    .filter(
      (element) =>
        element.checkVisibility() && !element.checkVisibility({ contentVisibilityAuto: true }),
    )
    .map(({ outerHTML }) => outerHTML.slice(0, 80))
  const words = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? []
  // One string, because a mark begins within a word.
  const read = main.innerText.toLowerCase()
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  const unread: string[] = []
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode
    if (
      parentElement?.checkVisibility({ visibilityProperty: true }) &&
      !parentElement.closest('svg, select')
    ) {
      unread.push(...words(textContent ?? '').filter((word) => !read.includes(word)))
    }
  }
  return { skipped, unread }
}
