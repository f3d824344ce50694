import type { Page } from '@playwright/test'
import { expect, missingPage, test } from './test.ts'

// The styles of these tests are not the page's own.
test.use({ bypassCSP: true, expectedMessages: missingPage })

const pages = ['/', '/restaurants', '/about', '/blog', '/blog/spice-route-guide', '/contact']
const sentence = new URLSearchParams({ query: 'butter chicken near downtown dallas' }).toString()
const longWord = new URLSearchParams({ query: 'tandoor'.repeat(17) }).toString()
const longViews = [
  `/restaurants?${sentence}`,
  `/blog?${sentence}`,
  `/restaurants?state=NY&${longWord}`,
  `/blog?category=Fine+Dining&${longWord}`,
]

/** WCAG 1.4.12, as in the bookmarklet of the W3C's test. */
const textSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`

interface View {
  name: string
  width: number
  height: number
  css?: string
}

const views: View[] = [
  { name: 'at 400 % zoom', width: 320, height: 256 },
  { name: 'on a small phone held sideways', width: 568, height: 320 },
  { name: 'with wider text spacing', width: 1280, height: 800, css: textSpacing },
  { name: 'with wider text spacing on a small phone', width: 320, height: 640, css: textSpacing },
  {
    name: 'with text of twice the size',
    width: 1280,
    height: 800,
    css: 'html { font-size: 200% !important; }',
  },
  {
    name: 'with text of twice the size on a phone',
    width: 390,
    height: 800,
    css: 'html { font-size: 200% !important; }',
  },
]

for (const { name, width, height, css } of views) {
  test(`nothing is cut off and nothing scrolls sideways ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const found: string[] = []
    for (const path of [...pages, ...longViews, '/nope', '/blog/nope']) {
      await page.goto(path)
      if (css !== undefined) {
        await page.addStyleTag({ content: css })
      }
      await page.evaluate(() => document.fonts.ready)
      found.push(...(await findLostText(page)).map((problem) => `${path}: ${problem}`))
    }
    expect(found).toEqual([])
  })
}

test('the menu of a small phone held sideways scrolls to its last link', async ({ page }) => {
  await page.setViewportSize({ width: 568, height: 320 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  const last = page.getByRole('dialog').getByRole('link', { name: 'Contact' })
  await last.focus()
  await expect(last).toBeInViewport({ ratio: 1 })
})

async function findLostText(page: Page): Promise<string[]> {
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
        // Hidden on purpose: for screen readers, the excerpts cut to three lines, a long query.
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
      // The plate of No. 1 is cut by the edge of its block: that is the picture.
      .filter((element) => element.getAttribute('data-layout') !== 'lead')
      // So are the leaves that come in over the edge of the page.
      .filter((element) => !element.querySelector(':scope > svg[aria-hidden]'))
    const outside = [...document.querySelectorAll('h1, h2, h3, p, a, button, input, dt, dd, li')]
      .filter(
        (element) => element.checkVisibility() && !element.closest('nav ul, [data-layout=lead] p'),
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
