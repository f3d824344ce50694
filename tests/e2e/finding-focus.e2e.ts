import { inWords } from '#src/domain/language/in-words.ts'
import { formatFound, restaurants } from './content.ts'
import { countLine, results, searchBox, stateLink } from './list-page.ts'
import { delayScript, expect, open, test, waitForFrames } from './test.ts'

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

  await test.step('a link of footer or header to the same page moves the focus to its start', async () => {
    const footer = page.getByRole('contentinfo')
    const link = footer.getByRole('link', { name: 'Best Indian Restaurants in the USA' })
    await link.press('Enter')
    await expect(countLine(page, formatFound())).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
    for (const part of [page.getByRole('banner'), footer]) {
      await part.getByRole('link', { name: 'Best Indian Restaurants in the USA' }).press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
    }
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  await texas.click()
  await searchBox(page).fill('houstn')
  const main = page.getByRole('main')
  // Help moves the link. Between the halves of a click, it would take the click.
  await expect(main.getByRole('heading', { name: 'Did you mean “Houston”?' })).toBeVisible()
  await expect(main.locator('nav [aria-current]')).toHaveText([/^TX/, 'All'])

  await main.getByRole('link', { name: 'Show all restaurants' }).click()
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

test('the focus outlives what Back disables or hides, finds a Save button again, and opens the map of a phone', async ({
  page,
}) => {
  await open(page, '/restaurants')
  const counted = countLine(page, formatFound())
  await stateLink(page, 'WA').press('Enter')
  await page.goBack()
  await expect(counted).toBeVisible()
  // It leads nowhere in Washington.
  await page.getByRole('link', { name: 'Price 3 of 4' }).focus()
  await page.goForward()
  await expect(stateLink(page, 'WA')).toHaveAttribute('aria-current', 'page')
  await waitForFrames(page)
  await expect(page.locator(':focus')).toHaveCount(1)

  await searchBox(page).fill('kathakali')
  await expect(page).toHaveURL('/restaurants?state=WA&query=kathakali')
  await page.getByRole('button', { name: 'Clear search' }).focus()
  await page.goBack()
  await expect(searchBox(page)).toHaveValue('')
  await waitForFrames(page)
  await expect(page.locator(':focus')).toHaveCount(1)

  await open(page, '/restaurants?state=TX')
  const all = page.getByRole('figure').locator('a', { hasText: 'All states' })
  await all.click()
  await expect(counted).toBeVisible()
  await page.goBack()
  await expect(all).toBeVisible()
  await expect(all).not.toBeFocused()
  await expect(page.locator(':focus')).toHaveCount(1)

  await open(page, '/')
  await page.getByRole('link', { name: 'Explore Restaurants' }).press('Enter')
  const save = page.getByRole('button', { name: 'Save Pijja Palace' })
  await save.focus()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Explore Restaurants' })).toBeFocused()
  await page.goForward()
  await expect(save).toBeFocused()

  await page.setViewportSize({ width: 390, height: 780 })
  await searchBox(page).fill('zzzzqq')
  await page.getByRole('link', { name: 'See the map' }).press('Enter')
  await expect(page.getByRole('figure', { name: 'Map' })).toBeVisible()
  const count = inWords(restaurants.length)
  await expect(page.locator('summary', { hasText: `Map of the ${count}` })).toBeFocused()

  const legend = page.getByRole('heading', { name: 'Legend' })
  await page.getByRole('button', { name: 'Legend' }).press('Enter')
  await expect(legend).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(legend).toBeHidden()
  await page.getByRole('button', { name: 'Legend' }).press('Enter')
  await page.keyboard.press('Shift+Tab')
  await expect(legend).toBeHidden()
})

test('a list that comes late takes the focus from the card that it hides', async ({ page }) => {
  const release = await delayScript(page, /\/assets\/directory-text-search-[^/]+\.js$/)
  await open(page, '/restaurants')
  await searchBox(page).fill('houston')
  await page.getByRole('button', { name: `Save ${restaurants[9]?.name}` }).focus()
  await release()
  await expect(results(page)).toBeFocused()
})

test('in a browser without checkVisibility a state is chosen, too', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'checkVisibility'))
  await open(page, '/restaurants')
  await stateLink(page, 'TX').click()
  await expect(countLine(page, formatFound({ state: 'TX' }))).toBeVisible()
})
