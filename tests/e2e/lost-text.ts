import { expect, type Page } from '@playwright/test'

/** WCAG 1.4.12, as in the bookmarklet of the W3C's test. */
export const textSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`

interface Setting {
  name: string
  width: number
  height: number
  css?: string
  /** Where text is set to twice its size. */
  doubledIn?: 'browser' | 'page'
  /** As a translation into Urdu. */
  dir?: 'rtl'
}

const settings: Record<'phone' | 'desktop', readonly Setting[]> = {
  phone: [
    { name: 'at 400 % zoom', width: 320, height: 256 },
    { name: 'on a small phone in landscape', width: 568, height: 320 },
    { name: 'with wider text spacing on a small phone', width: 320, height: 640, css: textSpacing },
    { name: 'with text twice the size on a phone', width: 360, height: 844, doubledIn: 'browser' },
  ],
  desktop: [
    { name: 'translated into a language from right to left', width: 1280, height: 800, dir: 'rtl' },
    { name: 'with wider text spacing', width: 1280, height: 800, css: textSpacing },
    { name: 'with a root of twice the size', width: 1280, height: 800, doubledIn: 'page' },
  ],
}

/** Expects that no text is cut off or lies over another and nothing scrolls sideways, however the text is enlarged. */
export async function expectNoLostText(page: Page, device: keyof typeof settings): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  const setFontSize = (standard: number) =>
    session.send('Page.setFontSizes', { fontSizes: { standard } })
  for (const { name, width, height, css = '', doubledIn, dir = 'ltr' } of settings[device]) {
    await page.evaluate((given) => (document.documentElement.dir = given), dir)
    await page.setViewportSize({ width, height })
    await setStyle(page, doubledIn === 'page' ? 'html { font-size: 200% }' : css)
    await setFontSize(doubledIn === 'browser' ? 32 : 16)
    await expect
      .configure({ soft: true })
      .poll(() => findLostText(page), { message: name })
      .toEqual([])
    if (doubledIn || dir === 'rtl') {
      expect.soft(await findOverlaps(page), name).toEqual([])
    }
  }
  await page.evaluate(() => (document.adoptedStyleSheets = []))
  await setFontSize(16)
  await session.detach()
}

/**
 * Adds styles as an adopted style sheet, which the page's policy does not restrict. Lays out what
 * `content-visibility` skips outside of the window, so that it can be measured.
 */
export async function setStyle(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`* { content-visibility: visible !important } ${text}`)
    document.adoptedStyleSheets = [sheet]
  }, css)
}

const findLostText = async (page: Page): Promise<string[]> =>
  page.evaluate(() => {
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
      .filter(
        (element) => !element.querySelector(':scope > article > header [class*=Restaurant-plate]'),
      )
      // Nor decorative leaves at the edge of the page.
      .filter((element) => !element.querySelector(':scope > section > svg[aria-hidden]'))
    const outside = [...document.querySelectorAll('h1, h2, h3, p, a, button, input, dt, dd, li')]
      .filter(
        (element) =>
          element.checkVisibility() &&
          // Not rows of links, which scroll by design.
          !element.closest(
            'nav ul, [aria-label="Active filters"], [data-layout=lead] p, [class*=Restaurant-plate], svg',
          ),
      )
      .filter((element) => getComputedStyle(element).clipPath === 'none')
      .filter((element) => {
        const { right } = (element.closest('[data-layout=lead]') ?? root).getBoundingClientRect()
        return element.getBoundingClientRect().right > right + 1
      })
    return [
      ...sideways,
      ...cut.map((element) => `cut: ${element.outerHTML.slice(0, 120)}`),
      ...outside.map((element) => `outside: ${element.outerHTML.slice(0, 120)}`),
    ]
  })

/** Lines of text that lie over lines of another text. */
export const findOverlaps = async (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const lines: { text: string; box: DOMRect }[] = []
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      const parent = text.parentElement ?? document.body
      const isSeen = parent.checkVisibility({ visibilityProperty: true }) && text.data.trim()
      // Not the map, whose labels may meet, nor the sheet over the page.
      if (!isSeen || parent.closest('svg, dialog')) {
        continue
      }
      const range = document.createRange()
      range.selectNodeContents(text)
      const size = Number.parseFloat(getComputedStyle(parent).fontSize)
      for (const { x, y, width, height } of range.getClientRects()) {
        // As tall as small letters: boxes of headings are taller than their lines.
        let box = new DOMRect(x, y + height / 2 - size * 0.3, width, size * 0.6)
        for (let outer: Element | null = parent; outer; outer = outer.parentElement) {
          const { overflow, clipPath, position } = getComputedStyle(outer)
          // Not text for screen readers, nor a note over the page.
          if (clipPath === 'inset(50%)' || position === 'fixed') {
            box = new DOMRect()
          } else if (overflow !== 'visible') {
            box = intersect(box, outer.getBoundingClientRect())
          }
        }
        lines.push({ text: text.data, box })
      }
    }
    // From top to bottom, so that each is compared only with those that begin above its end.
    const sorted = lines.toSorted((one, other) => one.box.y - other.box.y)
    return sorted.flatMap(({ text, box }, index) =>
      sorted
        .slice(index + 1, sorted.findLastIndex((other) => other.box.y < box.bottom) + 1)
        .filter((other) => {
          const { width, height } = intersect(box, other.box)
          return other.text !== text && width > 2 && height > 2
        })
        .map((other) => `“${text}” over “${other.text}”`),
    )

    function intersect(a: DOMRect, b: DOMRect): DOMRect {
      const left = Math.max(a.left, b.left)
      const top = Math.max(a.top, b.top)
      const width = Math.max(0, Math.min(a.right, b.right) - left)
      return new DOMRect(left, top, width, Math.max(0, Math.min(a.bottom, b.bottom) - top))
    }
  })
