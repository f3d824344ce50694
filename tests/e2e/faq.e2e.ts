import type { Page } from '@playwright/test'
import { questions } from './content.ts'
import { expectVisibleFocus } from './focus.ts'
import { expect, open, readAddress, test } from './test.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Frequently asked questions' })
const triggers = (page: Page) => section(page).getByRole('button')
const answer = (page: Page, text: string) => section(page).getByText(text, { exact: true })

test('the five questions are closed, and one answer is open at a time', async ({ page }) => {
  await open(page, '/contact')
  await expect(triggers(page)).toHaveText(questions.map(({ question }) => question))
  await expect(triggers(page)).toHaveCount(5)
  for (const { answer: text } of questions) {
    await expect(answer(page, text)).toBeHidden()
  }
  const regions = section(page).getByRole('region', { includeHidden: true })
  await expect(regions).toHaveCount(0)
  for (const [index, { question, answer: text }] of questions.entries()) {
    await triggers(page).nth(index).click()
    await expect(answer(page, text)).toBeVisible()
    await expect(regions).toHaveCount(1)
    await expect(regions).toHaveAccessibleName(question)
    await expect(section(page).locator('[aria-expanded=true]')).toHaveCount(1)
  }
  await triggers(page).last().click()
  await expect(section(page).locator('[aria-expanded=true]')).toHaveCount(0)

  await triggers(page).first().focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  await expect(triggers(page).first()).toHaveAttribute('aria-expanded', 'false')
  await expectVisibleFocus(page)

  await test.step('the search of the browser finds a closed answer and opens it', async () => {
    for (const { answer: text } of questions) {
      await expect(answer(page, text).locator('..')).toHaveAttribute('hidden', 'until-found')
    }
    const found = answer(page, questions[3]?.answer ?? '')
    // A fragment inside hidden="until-found" reveals it, as find-in-page does.
    await found.evaluate((paragraph) => {
      paragraph.id = 'found'
      location.hash = 'found'
    })
    await expect(found).toBeVisible()
    await expect(triggers(page).nth(3)).toHaveAttribute('aria-expanded', 'true')
    await triggers(page).nth(3).click()
    await expect(found).toBeHidden()
  })
})

test('the address of a question opens its answer and moves the focus there', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  for (const { id, question, answer: text } of questions.slice(2, 4)) {
    await open(page, `/contact#${id}`)
    const trigger = section(page).getByRole('button', { name: question })
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await expect(trigger).toBeFocused()
    await expect(trigger).toBeInViewport()
    await expect(answer(page, text)).toBeVisible()
    await expect(answer(page, text)).toBeInViewport()
    await expect(section(page).locator('[aria-expanded=true]')).toHaveCount(1)
    expect(readAddress(page)).toBe(`/contact#${id}`)
  }
})
