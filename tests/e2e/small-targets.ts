import type { Page } from '@playwright/test'

/** Exempt are links in text (WCAG 2.5.8), and those of the map, which are on the page again. */
export const findSmallTargets = (page: Page, least: number): Promise<string[]> =>
  page.evaluate(
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
