import type { Page } from '@playwright/test'
import { expect, expectSameDocument, markDocument, open, test } from './test.ts'

const form = (page: Page) => page.getByRole('form', { name: 'Send us a message' })
const field = (page: Page, label: string) =>
  form(page).getByRole('textbox', { name: new RegExp(`^${label} ?\\*$`) })
const button = (page: Page) => form(page).getByRole('button')
const notice = (page: Page) => page.getByText('Message sent successfully!', { exact: true })
const values = {
  Name: 'Asha Reader',
  Email: 'asha@reader.example',
  Subject: 'A kitchen you missed',
  Message: 'Two lines\nof words.',
}

/** Opens the page with a stopped clock and fills in the form. */
async function openFilled(page: Page): Promise<void> {
  await page.clock.install()
  await open(page, '/contact')
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await fill(page)
}

async function fill(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await field(page, label).fill(value)
  }
}

async function expectFields(page: Page, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    await expect(field(page, label)).toHaveValue(text)
  }
}

const empty = { Name: '', Email: '', Subject: '', Message: '' }

test('the page gives the ways to reach us and four fields, all required', async ({ page }) => {
  await openFilled(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get In Touch')
  await expect(page.getByText('Within 24-48 hours', { exact: true })).toBeVisible()
  await expect(page.getByText(/^New York,? NY,? United States$/)).toBeVisible()
  for (const label of Object.keys(values)) {
    await expect(field(page, label)).toHaveAttribute('required')
    await expect(form(page).getByText(`${label} *`, { exact: true })).toBeVisible()
  }
  await expect(field(page, 'Email')).toHaveAttribute('type', 'email')
  await expect(field(page, 'Message')).toHaveAttribute('rows', '8')

  // The social links open a new tab that knows nothing of this one.
  const links = page.getByRole('list', { name: 'Follow us' }).getByRole('link')
  await expect(links).toHaveText([/^Instagram/, /^Twitter/, /^Facebook/])
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(link).toHaveAttribute('href', /^https:\/\//)
  }

  await test.step('an empty or wrong field stops the sending and gets the focus', async () => {
    const hasNoBubble = watchInvalid(page)
    for (const label of Object.keys(values)) {
      await field(page, label).fill('')
      await button(page).click()
      await expect(field(page, label)).toBeFocused()
      await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true')
      await expect(field(page, label)).toHaveAccessibleDescription('Please fill out this field.')
      await expect(button(page)).toBeEnabled()
      await field(page, label).fill(values[label as keyof typeof values])
      await expect(field(page, label)).toHaveAttribute('aria-invalid', 'false')
    }
    expect(await hasNoBubble).toBe(true)
    await field(page, 'Email').fill('asha at reader')
    await button(page).click()
    await expect(field(page, 'Email')).toBeFocused()
    await page.clock.runFor(2000)
    await expect(notice(page)).toBeHidden()
    await expectFields(page, { ...values, Email: 'asha at reader' })
  })
})

test('sending takes a second, leaves the browser alone, and ends with the notice and an empty form', async ({
  page,
}) => {
  await openFilled(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const words = await button(page).innerText()
  await button(page).click()
  await expect(button(page)).toHaveText('Sending...')
  await expect(button(page)).toBeDisabled()
  await page.clock.runFor(999)
  await expect(button(page)).toBeDisabled()
  await expect(notice(page)).toBeHidden()
  await expectFields(page, values)

  await page.clock.runFor(1)
  await expect(notice(page)).toBeVisible()
  await expect(
    page.getByText("We'll get back to you within 24-48 hours.", { exact: true }),
  ).toBeVisible()
  await expectFields(page, empty)
  await expect(button(page)).toBeEnabled()
  await expect(button(page)).toHaveText(words)
  // Nothing of a message leaves the browser.
  expect(requests).toEqual([])

  // After one message another can be sent. A double click sends it once.
  await fill(page)
  await button(page).dblclick()
  await expect(button(page)).toHaveText('Sending...')
  await expect(notice(page)).toBeHidden()
  await page.clock.runFor(1000)
  await expect(notice(page)).toBeVisible()
  await expectFields(page, empty)
  await page.clock.runFor(3000)
  await expect(notice(page)).toBeVisible()
  await expect(button(page)).toBeEnabled()

  // The focus stays at the button while it is disabled, and is back on it after.
  await fill(page)
  await button(page).press('Enter')
  await expect(button(page)).toBeDisabled()
  await expect(button(page).locator('..')).toBeFocused()
  await page.clock.runFor(1000)
  await expect(button(page)).toBeFocused()
})

test('Enter in a field sends, and a second Enter while it lasts does not send again', async ({
  page,
}) => {
  await openFilled(page)
  await field(page, 'Subject').press('Enter')
  await expect(button(page)).toBeDisabled()
  await page.clock.runFor(500)
  await field(page, 'Subject').press('Enter')
  await page.clock.runFor(500)
  await expect(notice(page)).toBeVisible()
  await expect(field(page, 'Subject')).toBeFocused()
  await expectFields(page, empty)
  await page.clock.runFor(3000)
  await expect(button(page)).toBeEnabled()

  await test.step('leaving the page while it sends harms nothing, and what was typed is still there', async () => {
    await fill(page)
    await markDocument(page)
    await button(page).click()
    await expect(button(page)).toBeDisabled()
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL('/about')
    // Not the URL, which changes before the page: the form is still sending then.
    await expect(page.getByRole('heading', { name: 'Our Mission' })).toBeVisible()
    await page.clock.runFor(2000)
    await page.goBack()
    await expect(button(page)).toBeEnabled()
    await expect(notice(page)).toBeHidden()
    await expectFields(page, values)
    await expectSameDocument(page)
  })

  await test.step('on a small phone the notice comes into view', async () => {
    await page.setViewportSize({ width: 360, height: 640 })
    await button(page).click()
    await expect(button(page)).toBeDisabled()
    await page.clock.runFor(1000)
    await expect(page.getByText("We'll get back to you within 24-48 hours.")).toBeInViewport({
      ratio: 1,
    })
  })
})

/** Whether the page keeps the browser from showing a bubble over the message of the first wrong field. */
function watchInvalid(page: Page): Promise<boolean> {
  return field(page, 'Name').evaluate(
    (element) =>
      new Promise<boolean>((resolve) => {
        document.addEventListener(
          'invalid',
          (event) => {
            if (event.target === element) {
              const { port1, port2 } = new MessageChannel()
              port1.addEventListener('message', () => resolve(event.defaultPrevented))
              port1.start()
              port2.postMessage('')
            }
          },
          true,
        )
      }),
  )
}
