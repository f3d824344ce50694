import { expect, open, test } from './test.ts'

test('Enter in a wrong field speaks its message, each time, and the message follows what is typed', async ({
  page,
}) => {
  await open(page, '/contact')
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.press('Enter')
  const alert = page.getByRole('alert')
  await expect(alert).toHaveText('Please fill out this field.')
  await alert.evaluate((element) => element.setAttribute('data-heard', ''))
  await name.press('Enter')
  await expect(alert).not.toHaveAttribute('data-heard')
  await name.fill('A')
  await expect(alert).toHaveCount(0)
  await name.fill('')

  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(name).toBeFocused()
  const email = page.getByRole('textbox', { name: 'Email' })
  await expect(email).toHaveAccessibleDescription('Please fill out this field.')
  await email.fill('asha')
  await expect(email).toHaveAccessibleDescription(/Please include an '@'/)
  await email.fill('asha@pattal.example')
  await expect(email).toHaveAccessibleDescription('')
  await expect(email).not.toHaveAttribute('aria-invalid')

  await test.step('the footer leads to the accessibility statement', async () => {
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' })
    await link.click()
    await expect(page).toHaveURL('/about#accessibility')
    const heading = page.getByRole('heading', { level: 2, name: 'Accessibility' })
    await expect(heading).toBeInViewport()
    await expect(heading).toBeFocused()

    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await link.click()
    await expect(heading).toBeInViewport()
  })
})
