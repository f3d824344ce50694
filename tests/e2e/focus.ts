import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** Presses Tab until the focus is there. Expects every stop on the way to show that it has the focus. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  const most = 90
  // Found once: a locator would look for its role and name on the whole page at every press.
  const element = await target.elementHandle()
  const faults: string[] = []
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press(key)
    const focus = await page.evaluate(measureFocus, element)
    faults.push(...findFaults(focus))
    if (focus.isTarget) {
      expect.soft(faults, 'where the focus does not show').toEqual([])
      return
    }
  }
  throw new Error(`${String(target)} was not reached with ${most} presses of ${key}.`)
}

/** Expects an outline of 3 to 1 at least around what has the focus, in view, and under nothing. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  await expect(page.locator(':focus')).toHaveCount(1)
  const faults = findFaults(await page.evaluate(measureFocus, null))
  expect.soft(faults, 'where the focus does not show').toEqual([])
}

const findFaults = ({ what, isInView, outline, contrast, cover }: Focus): string[] => [
  ...(isInView ? [] : [`${what} is out of view`]),
  ...(outline >= 2 ? [] : [`${what} has an outline of ${outline} px`]),
  ...(contrast >= 3 ? [] : [`${what} has an outline with a contrast of ${contrast}`]),
  ...(cover === '' ? [] : [`${cover} lies on ${what}`]),
]

type Focus = ReturnType<typeof measureFocus>

/** Runs in the page. */
function measureFocus(target: Node | null) {
  const focused = document.activeElement ?? document.body
  const style = getComputedStyle(focused)
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })

  const luminanceOf = (color: string) => {
    if (canvas === null) {
      return 0
    }
    canvas.fillStyle = color
    canvas.fillRect(0, 0, 1, 1)
    const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data]
      .map((value) => value / 255)
      .map((value) => (value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const readContrast = () => {
    const isInside = Number.parseFloat(style.outlineOffset) < 0
    let ground: Element | null = isInside ? focused : focused.parentElement
    while (ground && getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)') {
      ground = ground.parentElement
    }
    const [lighter, darker] = [
      luminanceOf(style.outlineColor),
      luminanceOf(ground ? getComputedStyle(ground).backgroundColor : 'white'),
    ].toSorted((a, b) => b - a) as [number, number]
    return (lighter + 0.05) / (darker + 0.05)
  }
  const box = focused.getClientRects()[0] ?? focused.getBoundingClientRect()
  const above = [box.left + 4, box.x + box.width / 2, box.right - 4]
    .map((x) => document.elementFromPoint(x, box.y + box.height / 2))
    .find((one) => one !== null && !focused.contains(one) && !one.contains(focused))
  return {
    isTarget: focused === target,
    isInView: box.bottom > 0 && box.top < innerHeight && box.right <= innerWidth && box.left >= 0,
    what: focused.outerHTML.slice(0, 120),
    outline: style.outlineStyle === 'none' ? 0 : Number.parseFloat(style.outlineWidth),
    contrast: readContrast(),
    cover: above?.outerHTML.slice(0, 120) ?? '',
  }
}
