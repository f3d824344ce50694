import type { Page } from '@playwright/test'

/** What is smaller, of all there is to press. Links in text are exempt (WCAG 2.5.8), as is the unseen, and the map, whose links stand on the page as tabs and cards. */
export function findSmallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate(
    (size) =>
      [...document.querySelectorAll('a[href]:not(svg a), button, input, textarea, summary')]
        .filter((target) => target.checkVisibility({ visibilityProperty: true }))
        .filter((target) => {
          const { display, clipPath } = getComputedStyle(target)
          const isInText = display === 'inline' && target.closest('p, li, h2, h3') !== null
          return clipPath === 'none' && !isInText
        })
        .flatMap((target) => {
          const { width, height } = target.getBoundingClientRect()
          // A shade of rounding.
          return Math.min(width, height) < size - 0.5
            ? [`${Math.round(width)} × ${Math.round(height)} ${target.outerHTML.slice(0, 100)}`]
            : []
        }),
    least,
  )
}
