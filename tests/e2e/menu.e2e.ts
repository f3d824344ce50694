import { expectAccessible } from './axe.ts'
import { navigation } from './outline.ts'
import { findSmallTargets } from './small-targets.ts'
import { waitForHydration } from './hydration.ts'
import { expect, holdScript, open, test } from './test.ts'

test('the open menu has the same links, large enough for a thumb, and scrolls to the last on a phone held sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 844 })
  await open(page, '/about')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link')).toHaveText(navigation)
  expect(await findSmallTargets(page, 44)).toEqual([])
  await expectAccessible(page)

  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 568, height: 320 })
  await page.getByRole('button', { name: 'Menu' }).click()
  const last = menu.getByRole('link', { name: 'Contact' })
  await last.focus()
  await expect(last).toBeInViewport({ ratio: 1 })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu opens before the script arrives, and is as it was left when it does', async ({
    page,
  }) => {
    const button = page.getByRole('button', { name: 'Menu' })
    const menu = page.getByRole('dialog', { name: 'Menu' })
    const release = await holdScript(page)
    await page.goto('/about', { waitUntil: 'commit' })
    await button.press('Enter')
    await expect(menu.getByRole('link', { name: 'Contact' })).toBeVisible()
    await menu.getByRole('button', { name: 'Close' }).click()
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
    await button.click()
    await release()
    await waitForHydration(page)
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()

    // Opened and left before, it stays closed.
    const releaseAgain = await holdScript(page)
    await page.goto('/about', { waitUntil: 'commit' })
    await button.click()
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await releaseAgain()
    await waitForHydration(page)
    await expect(menu).toBeHidden()
  })

  test('without invoker commands the menu opens when the script is there', async ({ page }) => {
    // Like a browser without invoker commands: no property, and no default action.
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement')
      addEventListener('command', (event) => event.preventDefault(), true)
    })
    await open(page, '/about')
    const button = page.getByRole('button', { name: 'Menu' })
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await button.press('Enter')
    await expect(menu).toBeVisible()
    await menu.getByRole('button', { name: 'Close' }).click()
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
  })
})
