import { expect, type Page } from '@playwright/test'

/** WCAG 1.4.12, as in the bookmarklet of the W3C's test. */
const textSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`

const twiceTheSize = 'html { font-size: 200% !important; }'

const sights = {
  phone: [
    { name: 'at 400 % zoom', width: 320, height: 256 },
    { name: 'on a small phone held sideways', width: 568, height: 320 },
    { name: 'with wider text spacing on a small phone', width: 320, height: 640, css: textSpacing },
    { name: 'with text of twice the size on a phone', width: 390, height: 800, css: twiceTheSize },
  ],
  desktop: [
    { name: 'with wider text spacing', width: 1280, height: 800, css: textSpacing },
    { name: 'with text of twice the size', width: 1280, height: 800, css: twiceTheSize },
  ],
}

/** Expects that no text is cut off and nothing scrolls sideways, however the text is enlarged. */
export async function expectNoLostText(page: Page, device: keyof typeof sights): Promise<void> {
  for (const { name, width, height, css } of sights[device]) {
    await page.setViewportSize({ width, height })
    await setStyle(page, css ?? '')
    await expect
      .configure({ soft: true })
      .poll(() => findLostText(page), { message: name })
      .toEqual([])
  }
  await setStyle(page, '')
}

/** Adds styles as an adopted style sheet, which the page's policy does not restrict. */
async function setStyle(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)
}

export async function findLostText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement
    const sideways =
      root.scrollWidth > root.clientWidth
        ? [`the page is ${root.scrollWidth} px wide in ${root.clientWidth} px`]
        : []
    const cut = [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { overflowX, overflowY, clipPath, webkitLineClamp, textOverflow } =
          getComputedStyle(element)
        // Cut off on purpose: text for screen readers, excerpts of three lines, a long query.
        const isMeant =
          clipPath !== 'none' || webkitLineClamp !== 'none' || textOverflow === 'ellipsis'
        const hides = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip')
        return hides && !isMeant && element.textContent.trim() !== ''
      })
      .filter(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
      )
      .filter((element) => !element.querySelector('picture'))
      // Not the plate of No. 1, which its block cuts off by design.
      .filter((element) => element.getAttribute('data-layout') !== 'lead')
      // Nor the one of a restaurant's page, which the edge of the window cuts off.
      .filter((element) => !element.querySelector(':scope > header [class*=RestaurantPage-plate]'))
      // Nor decorative leaves at the edge of the page.
      .filter((element) => !element.querySelector(':scope > svg[aria-hidden]'))
    const outside = [...document.querySelectorAll('h1, h2, h3, p, a, button, input, dt, dd, li')]
      .filter(
        (element) =>
          element.checkVisibility() &&
          // Not rows of links, which scroll by design.
          !element.closest(
            'nav ul, [aria-label="Active filters"], [data-layout=lead] p, [class*=RestaurantPage-plate], svg',
          ),
      )
      .filter((element) => getComputedStyle(element).clipPath === 'none')
      .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 1)
    return [
      ...sideways,
      ...cut.map((element) => `cut: ${element.outerHTML.slice(0, 120)}`),
      ...outside.map((element) => `outside: ${element.outerHTML.slice(0, 120)}`),
    ]
  })
}
