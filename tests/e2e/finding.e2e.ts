import { findRestaurants, formatFound, known, restaurants } from './content.ts'
import { cards, countLine, searchBox } from './list-page.ts'
import { expect, open, waitForFrames, test } from './test.ts'

test('matches are marked in any case and diacritics, names are read whole', async ({ page }) => {
  await open(page, '/restaurants?query=KIR%C3%81N')
  const name = page.getByRole('heading', { name: 'Kiran’s' })
  await expect(name.locator('mark')).toHaveText('Kiran')
  await expect(name).toMatchAriaSnapshot(`- heading "Kiran’s" [level=2]`)

  await test.step('a match of the name of a state marks its code', async () => {
    await searchBox(page).fill('new york')
    const marks = (card: string) => page.getByRole('article', { name: card }).locator('mark')
    await expect(marks(known.name)).toHaveText('New York')
    await expect(marks('Nepali Bhanchha Ghar')).toHaveText('NY')
    await searchBox(page).fill('texas')
    await expect(cards(page)).toHaveCount(findRestaurants({ state: 'TX' }).length)
    for (const card of await cards(page).all()) {
      await expect(card.locator('mark')).toHaveText('TX')
    }
  })

  await test.step('every match is marked, in forced colors too', async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    await searchBox(page).fill('ga')
    const title = page.getByRole('article', { name: 'Gado Gado' }).getByRole('heading')
    await expect(title.locator('mark')).toHaveText(['Ga', 'Ga'])
    await expect(title.locator('mark').first()).toHaveCSS('text-decoration-line', 'underline')
  })

  await test.step('Control K selects the text from anywhere; Escape and the button clear it', async () => {
    await page.emulateMedia({ forcedColors: 'none' })
    await searchBox(page).fill(known.name)
    await expect(searchBox(page)).toHaveAccessibleDescription(
      'Press Ctrl K to search, Escape to clear.',
    )
    await expect(searchBox(page)).toHaveAttribute('aria-keyshortcuts', /Control\+K/)
    await page.getByRole('button', { name: `Save ${known.name}` }).focus()
    await page.keyboard.press('Control+k')
    await expect(searchBox(page)).toBeFocused()
    await page.keyboard.type('a/b')
    await expect(searchBox(page)).toHaveValue('a/b')

    // Escape ends the composition of an input method first.
    await searchBox(page).evaluate((box) => {
      const how = { key: 'Escape', isComposing: true, bubbles: true }
      box.dispatchEvent(new KeyboardEvent('keydown', how))
    })
    await expect(searchBox(page)).toHaveValue('a/b')
    await searchBox(page).press('Escape')
    await expect(searchBox(page)).toHaveValue('')
    await expect(page).toHaveURL('/restaurants')
    await searchBox(page).fill('adda')
    await page.getByRole('button', { name: 'Clear search' }).click()
    await expect(searchBox(page)).toHaveValue('')
    await expect(searchBox(page)).toBeFocused()
    // A text that was cleared by mistake.
    await page.keyboard.press('Control+z')
    await expect(searchBox(page)).toHaveValue('adda')
    await searchBox(page).press('Escape')
    await expect(cards(page)).toHaveCount(restaurants.length)
    // Below the window.
    await expect(page.getByRole('article', { name: 'Adda' }).getByRole('heading')).toBeVisible()
  })
})

test('what ranks and helps loads with the focus; a faster key waits for it', async ({ page }) => {
  let answer: (() => void) | undefined
  await page.route(/text-search-[^/]+\.js$/, async (route) => {
    await new Promise<void>((resolve) => (answer = resolve))
    await route.continue()
  })
  await open(page, '/restaurants?state=NY')
  await waitForFrames(page)
  expect(answer).toBeUndefined()
  await searchBox(page).focus()
  await expect.poll(() => answer).toBeDefined()
  await page.keyboard.type('indian')
  await waitForFrames(page)
  await expect(countLine(page, formatFound({ state: 'NY' }))).toBeVisible()
  answer?.()
  await expect(countLine(page, formatFound({ state: 'NY', query: 'indian' }))).toBeVisible()
})
