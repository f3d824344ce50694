import { states } from './content.ts'
import { expect, open, test } from './test.ts'

test('the chosen tab is in view on a phone, and the row fades where there is more', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 844 })
  await open(page, `/restaurants?state=${states.at(-1)}`)
  const tabs = page.getByRole('navigation', { name: 'Filter by state' })
  const last = tabs.getByRole('link').last()
  await expect(last).toHaveAttribute('aria-current', 'page')
  await expect(last).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => scrollX)).toBe(0)

  await page.getByRole('link', { name: 'Clear all' }).click()
  const picker = tabs.getByRole('combobox', { name: 'State' })
  await expect(picker.getByRole('option', { selected: true })).toHaveText('State: All')
  await expect(picker).toBeInViewport({ ratio: 1 })
  await expect(tabs.getByRole('link').first()).toBeInViewport({ ratio: 1 })
  await expect(last).not.toBeInViewport()
  await expect(tabs.getByRole('list')).toHaveCSS(
    'mask-image',
    /linear-gradient.*rgba\(0, 0, 0, 0\)/,
  )
})
