import type { Page } from '@playwright/test'
import { waitForHydration } from './hydration.ts'
import { expect, holdScript, open, test } from './test.ts'

const form = (page: Page) => page.getByRole('form', { name: 'Send us a message' })
const field = (page: Page, label: string) => form(page).getByRole('textbox', { name: label })
const values = {
  Name: 'Asha Reader',
  Email: 'asha@reader.example',
  Subject: 'A kitchen you missed',
  Message: 'Two lines\nof words.',
}
const blanks = '  \u00a0 '

async function fill(page: Page, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    await field(page, label).fill(text)
  }
}

test('blanks are as good as nothing, and nothing typed is lost', async ({ page }) => {
  await open(page, '/contact')
  await fill(page, values)
  const button = form(page).getByRole('button')
  for (const label of ['Name', 'Subject', 'Message'] as const) {
    await field(page, label).fill(blanks)
    await button.click()
    await expect(field(page, label)).toBeFocused()
    await expect(field(page, label)).toHaveAccessibleDescription('Please fill out this field.')
    for (const [other, text] of Object.entries({ ...values, [label]: blanks })) {
      await expect(field(page, other)).toHaveValue(text)
    }
    await expect(button).toBeEnabled()
    await field(page, label).press('End')
    await field(page, label).pressSequentially(' ')
    await expect(field(page, label)).toHaveAccessibleDescription('Please fill out this field.')
    await field(page, label).pressSequentially('a')
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'false')
    await field(page, label).fill(values[label])
  }
  await button.click()
  await expect(page.getByText('Message sent successfully!', { exact: true })).toBeVisible()
})

test('what is typed before the script arrives is checked and kept, over a look at another page too', async ({
  page,
}) => {
  const letScriptCome = await holdScript(page)
  const typed = { ...values, Subject: blanks }
  await page.goto('/contact', { waitUntil: 'commit' })
  await fill(page, typed)
  await letScriptCome()
  await waitForHydration(page)
  await form(page).getByRole('button').click()
  await expect(field(page, 'Subject')).toBeFocused()
  await expect(field(page, 'Subject')).toHaveAccessibleDescription('Please fill out this field.')
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('heading', { name: 'Our Mission' })).toBeVisible()
  await page.goBack()
  for (const [label, text] of Object.entries(typed)) {
    await expect(field(page, label)).toHaveValue(text)
  }
})
