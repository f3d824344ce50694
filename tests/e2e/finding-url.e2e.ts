import { formatFound } from './content.ts'
import { cards, countLine, searchBox, stateLink } from './list-page.ts'
import { expect, open, test } from './test.ts'

test('a chosen state leaves the text, the focus and the place on the page', async ({ page }) => {
  await open(page, '/restaurants?query=kitchen')
  await page.mouse.wheel(0, 150)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(150)
  await stateLink(page, 'FL').click()
  await expect(page).toHaveURL('/restaurants?state=FL&query=kitchen')
  await expect(stateLink(page, 'FL')).toBeFocused()
  await expect(countLine(page, formatFound({ query: 'kitchen', state: 'FL' }))).toBeVisible()
  await expect(searchBox(page)).toHaveValue('kitchen')
  expect(await page.evaluate(() => scrollY)).toBe(150)

  await test.step('Back restores a text that was typed just before the visitor left', async () => {
    await searchBox(page).fill('')
    await expect(page).toHaveURL('/restaurants?state=FL')
    await searchBox(page).pressSequentially('ghee')
    const about = page.getByRole('link', { name: 'About', exact: true }).first()
    await about.click()
    await expect(page).toHaveURL('/about')
    await page.goBack()
    await expect(page).toHaveURL('/restaurants?state=FL&query=ghee')
    await expect(searchBox(page)).toHaveValue('ghee')
    await expect(cards(page)).toHaveCount(1)
    await expect(about).toBeFocused()
  })
})

test('a view has one URL, the same after a reload and in another tab', async ({
  page,
  context,
}) => {
  await open(page, '/restaurants?state=tx&foo=1&query=%20Kiran%E2%80%99s%20')
  const url = page.url()
  expect(new URL(url).search).toBe('?state=TX&query=Kiran%E2%80%99s')
  await page.reload()
  const other = await context.newPage()
  await open(other, url)
  for (const tab of [page, other]) {
    expect(tab.url()).toBe(url)
    await expect(cards(tab)).toHaveCount(1)
    await expect(searchBox(tab)).toHaveValue('Kiran’s')
    await expect(stateLink(tab, 'TX')).toHaveAttribute('aria-current', 'page')
  }
})
