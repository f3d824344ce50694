import { expectAccessible } from './axe.ts'
import { navigation } from './outline.ts'
import { findSmallTargets } from './small-targets.ts'
import { expect, open, test } from './test.ts'

test('the open menu has the same links, large enough for a thumb', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 844 })
  await open(page, '/about')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link')).toHaveText(navigation)
  expect(await findSmallTargets(page, 44)).toEqual([])
  await expectAccessible(page)
})

test('the menu of a small phone held sideways scrolls to its last link', async ({ page }) => {
  await page.setViewportSize({ width: 568, height: 320 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  const last = page.getByRole('dialog').getByRole('link', { name: 'Contact' })
  await last.focus()
  await expect(last).toBeInViewport({ ratio: 1 })
})
