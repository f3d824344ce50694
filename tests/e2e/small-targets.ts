import type { Page } from '@playwright/test'

/**
 * Finds links, buttons and fields below a size in px. Exempt are links in text (WCAG 2.5.8), hidden elements,
 * and the map, whose links are on the page again.
 */
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
