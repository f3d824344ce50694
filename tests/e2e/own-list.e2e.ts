import type { Page } from '@playwright/test'
import { inWords } from '#src/domain/language/in-words.ts'
import { restaurants } from './content.ts'
import { tabTo } from './focus.ts'
import { waitForHydration } from './hydration.ts'
import { expect, open, readAddress, test } from './test.ts'

const [first, second, third, fourth] = restaurants
if (!first || !second || !third || !fourth) {
  throw new Error('Expected four restaurants.')
}
const listOf = (...some: readonly { slug: string }[]) => some.map(({ slug }) => slug).join('.')
const three = `/restaurants?list=${listOf(first, second, third)}`

const save = (page: Page, name: string) =>
  page.getByRole('button', { name: `Save ${name}`, exact: true })
const ownLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Your list/ })
const expectSaved = (page: Page, name: string, isSaved = true) =>
  expect(save(page, name)).toHaveAttribute('aria-pressed', String(isSaved))
const cards = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('article')
const said = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('three are saved, are there after a reload and in another tab, and lead to a list', async ({
  page,
  context,
}) => {
  await open(page, '/')
  await expect(ownLink(page)).toHaveCount(0)
  await save(page, second.name).click()
  await expect(said(page, `Saved: ${second.name}. Your list has 1.`)).toBeVisible()
  await expectSaved(page, second.name)
  await save(page, first.name).click()

  const other = await context.newPage()
  await open(other, '/restaurants')
  await expectSaved(other, second.name)
  await save(other, third.name).click()
  await expect(other.getByRole('main').getByRole('link', { name: 'Your list (3)' })).toBeVisible()
  await expect(ownLink(page)).toHaveText('Your list (3)')

  await page.reload()
  await waitForHydration(page)
  await expectSaved(page, first.name)
  await ownLink(page).click()
  expect(readAddress(page)).toBe(three)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your list: 3 restaurants')
  await expect(cards(page)).toHaveCount(3)
  await expect(page.getByText(/^Saved only in this browser\./)).toBeVisible()

  await save(page, second.name).click()
  await expect(ownLink(page)).toHaveText('Your list (2)')
  await expect(cards(page), 'the view is what its address says').toHaveCount(3)
})

test('a list opened by someone else is kept beside what they have, and Undo takes it back', async ({
  page,
}) => {
  await open(page, '/')
  await save(page, fourth.name).click()
  await page.goto(three)
  await waitForHydration(page)
  await expect(page).toHaveTitle('Shared list: 3 restaurants · Pattal')
  await button(page, 'Save all three').click()
  await expect(said(page, 'Saved. Your list has 4.')).toBeVisible()
  await expect(ownLink(page)).toHaveText('Your list (4)')
  await button(page, 'Undo').click()
  await expect(ownLink(page)).toHaveText('Your list (1)')
  await expectSaved(page, first.name, false)
  await expect(button(page, 'Save all three')).toBeFocused()

  await test.step('a list of all fifty is one address that opens whole', async () => {
    await open(page, `/restaurants?list=${listOf(...restaurants.slice(0, 50))}`)
    await button(page, 'Save all fifty').click()
    await page.reload()
    await expect(ownLink(page)).toHaveText('Your list (50)')
    await expect(cards(page)).toHaveCount(50)
  })
})

test('a list is printed, cleared, brought back and filtered', async ({ page }) => {
  await open(page, three)
  await button(page, 'Save all three').click()

  await test.step('it prints as names with their places, and nothing to be pressed', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(
      page.getByText('Saved only in this browser. Anyone with the link can see it.'),
    ).toBeVisible()
    for (const { name, city, state } of [first, second, third]) {
      const card = page.getByRole('article', { name })
      await expect(card.getByText(`${city}, ${state}`)).toBeVisible()
    }
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('link', { name: /Your list/ })).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('it is cleared at once, and Undo waits for the visit', async () => {
    await page.reload()
    await waitForHydration(page)
    await button(page, 'Clear your list').click()
    await expect(page.getByText(/^Your list is empty\./).first()).toBeVisible()
    await expect(ownLink(page)).toHaveCount(0)
    await page.getByRole('link', { name: `All ${inWords(restaurants.length)} restaurants` }).click()
    await expect(cards(page)).toHaveCount(restaurants.length)
    await page.goBack()
    await button(page, 'Undo').click()
    await expect(ownLink(page)).toHaveText('Your list (3)')
    await expect(button(page, 'Clear your list')).toBeFocused()
  })

  await test.step('state and text work on it as on any view', async () => {
    const { state } = third
    const ofState = [first, second, third].filter((one) => one.state === state)
    await page
      .getByRole('navigation', { name: 'Filter by state' })
      .getByRole('link', { name: new RegExp(`^${state}\\b`) })
      .click()
    await expect(page).toHaveURL(`/restaurants?state=${state}&list=${listOf(first, second, third)}`)
    await expect(cards(page)).toHaveCount(ofState.length)
    await page.getByRole('searchbox').fill(third.name)
    await expect(page).toHaveURL(/&list=[^&]+&query=/)
    await expect(cards(page)).toHaveCount(1)
    await page.getByRole('link', { name: 'Remove filter A list of 3' }).click()
    expect(readAddress(page)).not.toContain('list=')
  })
})

test('a shared list in which no restaurant is known says so above the whole list', async ({
  page,
}) => {
  await open(page, '/restaurants?list=closed-years-ago.never-was')
  await expect(
    page.getByText('This shared list has no restaurants that we list today.', { exact: true }),
  ).toBeVisible()
  await expect(cards(page)).toHaveCount(restaurants.length)
})

test('where the storage refuses, the list lasts for the visit, and it is said once', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('', 'SecurityError')
      },
    })
  })
  await open(page, '/')
  await save(page, first.name).click()
  await expect(page.getByRole('status').getByText(/it ends with your visit/)).toBeVisible()
  await save(page, second.name).click()
  await expect(said(page, `Saved: ${second.name}. Your list has 2.`)).toBeVisible()
  await ownLink(page).click()
  await expect(cards(page)).toHaveCount(2)
  await expectSaved(page, first.name)
})

test('with the keyboard a card is saved, the list opened and cleared; on a phone the menu leads there', async ({
  page,
}) => {
  await open(page, '/')
  await tabTo(page, save(page, first.name))
  await page.keyboard.press('Space')
  await expectSaved(page, first.name)
  await expect(save(page, first.name)).toBeFocused()
  await tabTo(page, ownLink(page), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(cards(page)).toHaveCount(1)
  await tabTo(page, button(page, 'Clear your list'))
  await page.keyboard.press('Enter')
  await expect(button(page, 'Undo')).toBeFocused()

  await test.step('close matches can be saved, and the menu leads to the list', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/restaurants?query=semna')
    await save(page, 'Semma').click()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Your list (1)' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your list: 1 restaurant')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a list is read as any view, and no button is there', async ({ page }) => {
    await page.goto(three)
    await expect(cards(page)).toHaveCount(3)
    await expect(page.getByRole('button')).toHaveText(['Search'])
    await expect(page.getByText('Someone shared this list.')).toBeVisible()
    await page.getByRole('searchbox').fill(first.name)
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\?list=[^&]+&query=/)
    await expect(cards(page)).toHaveCount(1)
  })
})
