import { expectAccessible } from './axe.ts'
import { navigation } from './outline.ts'
import { findSmallTargets } from './small-targets.ts'
import { expect, open, test } from './test.ts'

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
