import {
  articles,
  findRestaurants,
  first,
  questions,
  restaurants,
  formatFound,
  states,
} from './content.ts'
import { cards, countLine, heading, searchBox, stateFilter, stateLink } from './list-page.ts'
import { expect, readAddress, test } from './test.ts'

test.use({ javaScriptEnabled: false })

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 900 }

test('every page is readable, and the header of a phone links to it', async ({ page }) => {
  const header = page.getByRole('banner')
  const main = page.getByRole('main')
  const font = page.waitForRequest(/\.woff2$/)
  await page.goto('/about')
  await font
  for (const [name, url] of [
    ['Home', '/'],
    ['Best Indian Restaurants in the USA', '/restaurants'],
    ['About', '/about'],
    ['Blog', '/blog'],
    ['Contact', '/contact'],
  ] as const) {
    await page.setViewportSize(phone)
    const link = header.getByRole('link', { name, exact: true })
    await expect(link).toBeInViewport()
    await expect(header.getByRole('button')).toHaveCount(0)
    await link.click()
    await expect(page).toHaveURL(url)

    await page.setViewportSize(desktop)
    await expect(heading(page)).toBeVisible()
    await expect(main.getByRole('paragraph').first()).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText('2025')
  }

  await test.step('every answer of the contact page is open, and no question looks closed', async () => {
    const section = page.getByRole('region', { name: 'Frequently asked questions' })
    for (const { answer } of questions) {
      await expect(section.getByText(answer, { exact: true })).toBeVisible()
    }
    await expect(section.getByRole('button')).toHaveCount(questions.length)
    for (const question of await section.getByRole('button').all()) {
      await expect(question).not.toHaveAttribute('aria-expanded')
      await expect(question.locator('span')).toBeHidden()
    }
  })
  const message = page.getByRole('textbox', { name: 'Message *' })
  await message.fill('You missed one.')

  await page.goto(`/blog/${first(articles).id}`)
  await expect(heading(page)).toBeVisible()
  await expect(main.getByRole('paragraph').first()).toBeVisible()
  await expect(main.getByRole('heading', { level: 2 }).last()).toBeVisible()

  // As from the answer of a form service that could not take the message.
  await page.goBack()
  await expect(message).toHaveValue('You missed one.')
})

test('a card opens its page, which is complete and has no useless button', async ({ page }) => {
  const best = first(restaurants)
  await page.goto(`/restaurants?list=${best.slug}`)
  await expect(page.getByRole('button', { name: /Save/ })).toHaveCount(0)
  await expect(page.getByText(/\bSave\b/).filter({ visible: true })).toHaveCount(0)
  await page.getByRole('article', { name: best.name, exact: true }).click()
  await expect(page).toHaveURL(`/restaurants/${best.slug}`)
  await expect(page.getByRole('region', { name: 'Visit' })).toContainText(best.address ?? '')
  await expect(page.getByRole('region', { name: 'Good to know' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
})

test('links and the search form filter the directory together', async ({ page }) => {
  const search = page.getByRole('button', { name: 'Search', exact: true })
  const cheap = findRestaurants({ state: 'NY' }).filter(({ priceRange }) => priceRange === '$$')
  await page.goto('/restaurants')
  await expect(cards(page)).toHaveCount(restaurants.length)
  await stateLink(page, 'NY').click()
  await expect(countLine(page, formatFound({ state: 'NY' }))).toBeVisible()
  await expect(page.getByRole('link', { name: /^Download/ })).toHaveCount(0)
  await page
    .getByRole('navigation', { name: 'Filter by price' })
    .getByRole('link', { name: /^Price 2 of 4/ })
    .click()
  expect(readAddress(page)).toBe('/restaurants?state=NY&price=2')
  await expect(cards(page)).toHaveCount(cheap.length)
  await searchBox(page).fill('dha')
  await search.click()
  expect(readAddress(page)).toBe('/restaurants?state=NY&price=2&query=dha')
  await expect(searchBox(page)).toHaveValue('dha')
  await expect(page.getByRole('button')).toHaveText(['Search', /^Legend/, 'Show'])
  await searchBox(page).fill('')
  await search.click()
  expect(readAddress(page)).toBe('/restaurants?state=NY&price=2')

  await test.step('pickers and the box are one form', async () => {
    await page.getByRole('combobox', { name: 'Cuisine' }).selectOption('Indian')
    await page.getByRole('combobox', { name: 'Award' }).selectOption('james-beard')
    await searchBox(page).fill('dha')
    await page.getByRole('button', { name: 'Show' }).click()
    const chosen = '?state=NY&price=2&cuisine=Indian&award=james-beard&query=dha'
    expect(readAddress(page)).toBe(`/restaurants${chosen}`)
  })

  await test.step('on a phone a picker chooses the state, and the row scrolls to it', async () => {
    await page.setViewportSize(phone)
    const picker = page.getByRole('combobox', { name: 'State' })
    const show = stateFilter(page).getByRole('button', { name: 'Show' })
    await page.goto('/restaurants?price=2&query=a')
    await picker.selectOption('NY')
    await show.click()
    expect(readAddress(page)).toBe('/restaurants?state=NY&price=2&query=a')
    await picker.selectOption('State: All')
    await show.click()
    expect(readAddress(page)).toBe('/restaurants?price=2&query=a')
    await page.goto(`/restaurants?state=${states.at(-1)}`)
    await expect(stateFilter(page).locator('[aria-current]')).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 360, height: 1500 })
    await expect(page.getByRole('button', { name: 'Show' }).last()).toBeInViewport({ ratio: 1 })
  })
})
