import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { tabTo } from './focus.ts'
import { expectPicture, inBothSchemes } from './looks.ts'
import { setStyle } from './lost-text.ts'
import { navigation } from './outline.ts'
import { findSmallTargets } from './small-targets.ts'
import { expect, delayScript, open, test, waitForFrames } from './test.ts'

test.use({ viewport: { width: 360, height: 740 } })

const opener = (page: Page) => page.getByRole('button', { name: 'Menu' })
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

test('the open menu has the links of the header, large enough for a thumb; the focus stays in it, and returns to its button', async ({
  page,
}) => {
  await open(page, '/about')
  await tabTo(page, opener(page))
  await page.keyboard.press('Enter')
  await expect(menu(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await tabTo(page, menu(page).getByRole('link', { name: 'Contact' }))
  await page.keyboard.press('Tab')
  await expect(page.locator('main :focus, footer :focus')).toHaveCount(0)
  const behind = page.getByRole('main')
  await behind.evaluate((element) => element.focus())
  await expect(behind).not.toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
  await behind.evaluate((element) => element.focus())
  await expect(behind).toBeFocused()

  await opener(page).dblclick()
  await expect(menu(page), 'after a double tap').toBeVisible()
  await page.keyboard.press('Escape')

  await test.step('a link to the page that is open closes it', async () => {
    await opener(page).click()
    await menu(page).getByRole('link', { name: 'About' }).click()
    await expect(menu(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
  })

  await test.step('it closes when a page opens, and Back returns to its button', async () => {
    await page.keyboard.press('Enter')
    await tabTo(page, menu(page).getByRole('link', { name: 'Blog' }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/blog')
    await expect(menu(page)).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
    await page.goBack()
    await expect(opener(page)).toBeFocused()
  })

  await opener(page).click()
  await expect(menu(page).getByRole('link')).toHaveText(navigation)
  await setStyle(page, '')
  expect(await findSmallTargets(page, 44)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await waitForFrames(page)
  await menu(page).hover()
  await page.mouse.wheel(0, 300)
  await waitForFrames(page)
  expect(await page.evaluate(() => scrollY), 'the page behind').toBe(0)
  expect(await menu(page).evaluate((sheet) => sheet.scrollTop)).toBe(0)
  // Without the ring of the keyboard.
  await menu(page).locator(':focus').blur()
  await inBothSchemes(page, async (colorScheme) => {
    await expectPicture(page, 'menu', colorScheme)
    await expectAccessible(page, colorScheme)
  })

  await test.step('it scrolls on a phone in landscape', async () => {
    await page.setViewportSize({ width: 568, height: 320 })
    const last = menu(page).getByRole('link', { name: 'Contact' })
    await last.focus()
    await expect(last).toBeInViewport({ ratio: 1 })
  })
})

test('the menu works before the script arrives, and hydration leaves it open', async ({ page }) => {
  const release = await delayScript(page)
  await page.goto('/about', { waitUntil: 'commit' })
  await opener(page).press('Enter')
  await expect(menu(page).getByRole('link', { name: 'Contact' })).toBeVisible()
  await menu(page).getByRole('button', { name: 'Close' }).click()
  await expect(menu(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
  await opener(page).click()
  await release()
  await expect(menu(page)).toBeVisible()
})

test('in a browser without invoker commands the script opens the menu', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement')
    addEventListener('command', (event) => event.preventDefault(), true)
  })
  await open(page, '/about')
  await opener(page).press('Enter')
  await expect(menu(page)).toBeVisible()
  await menu(page).getByRole('button', { name: 'Close' }).click()
  await expect(menu(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
})
