import type { Page } from '@playwright/test'
import { field, fill, form, values } from './contact-form.ts'
import { heading } from './list-page.ts'
import { setStyle, textSpacing } from './lost-text.ts'
import { expect, delayScript, markDocument, open, stopTheClock, test } from './test.ts'

const button = (page: Page) => form(page).getByRole('button')
const notice = (page: Page) => page.getByText('Message sent successfully!', { exact: true })
const promise = "We'll get back to you within 24-48 hours."
const blanks = '  \u00a0 '

async function expectFields(page: Page, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    await expect(field(page, label)).toHaveValue(text)
  }
}

const empty = { Name: '', Email: '', Subject: '', Message: '' }

test('four required fields stop the sending where one is wrong, a message is sent once, and a visitor who leaves meanwhile ends it', async ({
  page,
}) => {
  await open(page, '/contact')
  await stopTheClock(page)
  await fill(page)
  await expect(heading(page)).toHaveText('Get In Touch')
  await expect(page.getByText('Within 24-48 hours', { exact: true })).toBeVisible()
  await expect(page.getByText(/^New York,? NY,? United States$/)).toBeVisible()
  for (const label of Object.keys(values)) {
    await expect(field(page, label)).toHaveAttribute('required')
    await expect(form(page).getByText(`${label} *`, { exact: true })).toBeVisible()
  }
  await expect(field(page, 'Email')).toHaveAttribute('type', 'email')
  await expect(field(page, 'Message')).toHaveAttribute('rows', '8')

  const links = page.getByRole('list', { name: 'Follow us' }).getByRole('link')
  await expect(links).toHaveText([/^Instagram/, /^Twitter/, /^Facebook \(opens in a new tab\)$/])
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(link).toHaveAttribute('href', /^https:\/\//)
  }

  const borders = () =>
    form(page)
      .getByRole('textbox')
      .evaluateAll((fields) => fields.map((one) => getComputedStyle(one).borderTopColor))
  const [calm] = await borders()
  await test.step('an empty field, or one with blanks only, gets the focus and a message', async () => {
    for (const [label, wrong] of [
      ['Name', ''],
      ['Message', blanks],
    ] as const) {
      await field(page, label).fill(wrong)
      await button(page).click()
      await expect(field(page, label)).toBeFocused()
      await expect(field(page, label)).toHaveAccessibleDescription('Please fill out this field.')
      // Only what was refused has the color of an error.
      await field(page, label).blur()
      expect((await borders()).filter((color) => color !== calm)).toEqual([
        await form(page)
          .getByText('Please fill out this field.')
          .evaluate((message) => getComputedStyle(message).color),
      ])
      await expectFields(page, { ...values, [label]: wrong })
      await field(page, label).fill(values[label])
      await expect(field(page, label)).toHaveAttribute('aria-invalid', 'false')
    }
    await field(page, 'Email').fill('asha at reader')
    await button(page).click()
    await expect(field(page, 'Email')).toBeFocused()
    await page.clock.runFor(2000)
    await expect(notice(page)).toBeHidden()
    await expectFields(page, { ...values, Email: 'asha at reader' })
  })

  // Sent without a request, with the focus at the button.
  await fill(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await button(page).press('Enter')
  await expect(button(page)).toHaveText('Sending...')
  // A disabled button loses the focus, so the element around it takes it.
  await expect(button(page).locator('..')).toBeFocused()
  await page.clock.runFor(1000)
  await expect(notice(page)).toBeVisible()
  await expect(page.getByText(promise)).toBeInViewport({ ratio: 1 })
  await expectFields(page, empty)
  await expect(button(page)).toBeFocused()
  expect(requests).toEqual([])
  await button(page).click()
  await expect(field(page, 'Name')).toBeFocused()
  await expect(notice(page)).toBeHidden()

  // Enter in a field sends. A visitor who leaves meanwhile finds the text again.
  await fill(page)
  const expectSameDocument = await markDocument(page)
  await field(page, 'Subject').press('Enter')
  await expect(button(page)).toBeDisabled()
  await lookAtAbout(page)
  await page.clock.runFor(2000)
  await page.goBack()
  await expect(button(page)).toBeEnabled()
  await expect(notice(page)).toBeHidden()
  await expectFields(page, values)
  await expectSameDocument()
})

test('what is typed and opened before the script arrives stays', async ({ page }) => {
  const letScriptCome = await delayScript(page)
  const typed = { ...values, Subject: blanks }
  await page.goto('/contact', { waitUntil: 'commit' })
  await fill(page, typed)
  const question = page.getByRole('button', { name: /^How often/ })
  await question.click()
  await letScriptCome()
  await expect(question).toHaveAttribute('aria-expanded', 'true')
  await button(page).click()
  await expect(field(page, 'Subject')).toBeFocused()
  await expect(field(page, 'Subject')).toHaveAccessibleDescription('Please fill out this field.')
  await lookAtAbout(page)
  await page.goBack()
  await expectFields(page, typed)

  // An older draft and a new text.
  const letAnotherCome = await delayScript(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  await field(page, 'Message').fill('P.S.')
  await letAnotherCome()
  await expectFields(page, { ...typed, Message: `${typed.Message}\nP.S.` })
})

test('with wider text the note of a small phone ends before the stamp', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/contact')
  await setStyle(page, textSpacing)
  const end = await form(page)
    .getByText('Fields marked * are required.')
    .evaluate((note) => {
      const text = document.createRange()
      text.selectNodeContents(note)
      return text.getBoundingClientRect().right
    })
  const stamp = await form(page).locator('[class*=stamp]').boundingBox()
  expect(end).toBeLessThanOrEqual(stamp?.x ?? 0)
})

/** Waits for the heading: the URL changes before the page does. */
async function lookAtAbout(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('heading', { name: 'Our Mission' })).toBeVisible()
}
