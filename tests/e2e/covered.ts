import { expect, type Page } from '@playwright/test'

export async function expectNothingCovered(page: Page): Promise<void> {
  const covered = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(':is(header, main, footer) :is(a, button)')]
      // Not the links of the map, which may overlap: the page has each of them again.
      .filter((element) => element.checkVisibility() && !element.closest('dialog, svg'))
      .flatMap((element) => {
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        const [box] = element.getClientRects()
        if (!box || box.width < 5) {
          return []
        }
        const { x, y, height } = box
        const middle = x + box.width / 2
        const hits = [0.25, 0.5, 0.75].map((part) =>
          document.elementFromPoint(middle, y + height * part),
        )
        return hits.every((hit) => hit !== null && element.contains(hit))
          ? []
          : [`${element.outerHTML.slice(0, 80)} under ${hits.map((hit) => hit?.tagName).join()}`]
      }),
  )
  expect.soft(covered, 'what lies under something').toEqual([])
}
