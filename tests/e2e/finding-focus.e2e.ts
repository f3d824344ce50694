import { formatFound } from './content.ts'
import { countLine, results, searchBox, stateLink } from './list-page.ts'
import { expect, open, test } from './test.ts'

test('Back returns the focus to the link that was followed, Forward moves it to the results, a link to the same page to its start, and a suggestion to its results', async ({
  page,
}) => {
  await open(page, '/restaurants')
  const texas = stateLink(page, 'TX')
  const chip = page.getByRole('link', { name: 'Remove filter: Texas' })
  await texas.press('Enter')
  await chip.focus()
  await page.goBack()
  await expect(countLine(page, formatFound())).toBeVisible()
  await expect(texas).toBeFocused()

  await test.step('Forward leads to the results', async () => {
    await texas.press('Enter')
    await chip.press('Enter')
    await expect(countLine(page, formatFound())).toBeVisible()
    await page.goBack()
    await expect(chip).toBeFocused()
    await page.goForward()
    await expect(countLine(page, formatFound())).toBeVisible()
    await expect(results(page)).toBeFocused()
  })

  await test.step('Back returns it from a button far down, too', async () => {
    await texas.press('Enter')
    await expect(chip).toBeVisible()
    await page.getByRole('button', { name: 'Save Himalaya', exact: true }).focus()
    await page.goBack()
    await expect(texas).toBeFocused()
  })

  await test.step('a filter opened in another tab leaves the focus where it is', async () => {
    await texas.press('Enter')
    await chip.press('Control+Enter')
    await expect(chip).toBeFocused()
  })

  await test.step('a link of the footer to the same page moves the focus to its start', async () => {
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('link', { name: 'Best Indian Restaurants in the USA' }).press('Enter')
    await expect(countLine(page, formatFound())).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
  })

  await texas.click()
  await searchBox(page).fill('houstn')
  const main = page.getByRole('main')
  const showAll = main.getByRole('link', { name: 'Show all restaurants' })
  await expect(showAll).toBeVisible()
  await expect(main.locator('nav [aria-current]')).toHaveText([/^TX/, 'All'])

  await showAll.click()
  await expect(page).toHaveURL('/restaurants')
  await test.step('Back returns it to a card of help, which is rendered later', async () => {
    await searchBox(page).fill('nyc')
    const card = main.getByRole('article').getByRole('link', { name: 'Sagara' })
    await expect(main.getByRole('heading', { name: 'restaurants in NYC' })).toBeVisible()
    await card.press('Enter')
    await expect(page).toHaveURL('/restaurants/sagara-staten-island')
    await page.goBack()
    await expect(card).toBeFocused()
  })
  await page.setViewportSize({ width: 390, height: 780 })
  await searchBox(page).fill('ashville')
  await page.getByRole('link', { name: '“Asheville”' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/restaurants?query=Asheville')
  await expect(results(page)).toBeFocused()
  const count = countLine(page, formatFound({ query: 'asheville' }))
  await expect(count).toBeInViewport()
  await expect(count).toHaveCSS('outline-style', 'solid')
})
