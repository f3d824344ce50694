import { expect, type Page } from '@playwright/test'

export async function expectNothingCovered(page: Page): Promise<void> {
  const covered = await page.evaluate(() => {
    return (
      [...document.querySelectorAll<HTMLElement>(':is(header, main, footer) :is(a, button)')]
        // Not the links of the map, which may overlap: the page has each of them again.
        .filter(
          (element) =>
            element.checkVisibility({ visibilityProperty: true }) &&
            !element.closest('dialog, svg'),
        )
        .flatMap((element) => {
          // Most are in the window already, and each scrolling lays out the page.
          if (isFree(element)) {
            return []
          }
          element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
          return isFree(element) ? [] : [element.outerHTML.slice(0, 80)]
        })
    )

    function isFree(element: HTMLElement): boolean {
      const [box] = element.getClientRects()
      if (!box || box.width < 5) {
        return true
      }
      return [0.25, 0.5, 0.75].every((at) =>
        element.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height * at)),
      )
    }
  })
  expect.soft(covered, 'what lies under something').toEqual([])
}
