import type { Page } from '@playwright/test'
import { inWords } from '#src/domain/language/in-words.ts'
import { restaurants } from './content.ts'
import { cards, heading, results } from './list-page.ts'
import { expect, open, readAddress, test, waitForHydration } from './test.ts'

const [first, second, third] = restaurants
if (!first || !second || !third) {
  throw new Error('Expected three restaurants.')
}
const listOf = (...some: readonly { slug: string }[]) => some.map(({ slug }) => slug).join('.')
const three = `/restaurants?list=${listOf(first, second, third)}`

const save = (page: Page, name: string) =>
  page.getByRole('button', { name: `Save ${name}`, exact: true })
const ownLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Your list/ })
const expectSaved = (page: Page, name: string, isSaved = true) =>
  expect(save(page, name)).toHaveAttribute('aria-pressed', String(isSaved))
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('saved restaurants stay, in another tab too, and make a list', async ({ page, context }) => {
  await open(page, '/')
  await expect(ownLink(page)).toHaveCount(0)
  await save(page, second.name).click()
  await expect(page.getByRole('status')).toHaveText(`Saved: ${second.name}. 1 on your list.`)
  await expectSaved(page, second.name)
  await button(page, 'Undo').dblclick()
  await expectSaved(page, second.name, false)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: 'View list' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).press('Escape')
  await expect(save(page, second.name)).toBeFocused()
  await save(page, first.name).click()
  const place = await button(page, 'Undo').boundingBox()
  await heading(page).click()
  expect(await button(page, 'Undo').boundingBox()).toEqual(place)

  const other = await context.newPage()
  await open(other, '/restaurants')
  await expectSaved(other, second.name)
  await save(other, first.name).click()
  await button(page, 'Undo').click()
  await expectSaved(page, first.name, false)
  await save(page, first.name).click()
  await save(other, third.name).click()
  await expect(other.getByRole('main').getByRole('link', { name: 'Your list (3)' })).toBeVisible()
  await expect(ownLink(page)).toHaveText('Your list (3)')
  await other.getByRole('link', { name: 'View list' }).press('Enter')
  await expect(results(other)).toBeFocused()
  await other.goBack()
  await expect(save(other, third.name), 'what was focused before the note').toBeFocused()
  await other.getByRole('main').getByRole('link', { name: 'Your list (3)' }).press('Enter')
  await expect(results(other)).toBeFocused()

  await page.reload()
  await waitForHydration(page)
  await expectSaved(page, first.name)
  await ownLink(page).click()
  expect(readAddress(page)).toBe(three)
  await expect(heading(page)).toHaveText('Your list: 3 restaurants')
  await expect(page).toHaveTitle('Your list: 3 restaurants · Pattal')
  await expect(cards(page)).toHaveCount(3)
  await expect(page.getByText(/^Saved only in this browser\./)).toBeVisible()

  await save(page, second.name).click()
  await expect(ownLink(page)).toHaveText('Your list (2)')
  await expect(cards(page), 'the view is what its address says').toHaveCount(3)
  const changed = page.getByText('This is your list as it was.')
  await expect(changed).toBeVisible()
  await page.reload()
  await waitForHydration(page)
  await expect(changed).toBeVisible()
  await expect(page).toHaveTitle('Your list · Pattal')
  await save(page, second.name).click()
  await expect(heading(page)).toHaveText('Your list: 3 restaurants')
  await save(page, second.name).click()
  await page.getByRole('link', { name: 'Show it as it is now' }).click()
  await expect(heading(page)).toHaveText('Your list: 2 restaurants')
  await expect(page).toHaveTitle('Your list: 2 restaurants · Pattal')
  await expect(ownLink(page)).toHaveAttribute('aria-current', 'page')
  await open(page, `${readAddress(page)}&query=${first.name}`)
  await expect(ownLink(page)).not.toHaveAttribute('aria-current')
})

test('a shared list can be saved, cleared and restored', async ({ page }) => {
  await open(page, three)
  await expect(page).toHaveTitle('Shared list: 3 restaurants · Pattal')
  await button(page, 'Save 3 restaurants').dblclick({ position: { x: 9, y: 9 } })
  await expect(page.getByText('Someone shared this list. Your list has all of it.')).toBeVisible()
  await page.reload()
  await waitForHydration(page)

  await test.step('it is cleared at once, and Undo is there for the whole visit', async () => {
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
})
