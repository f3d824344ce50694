import type { Page } from '@playwright/test'
import { expect, open, test } from './test.ts'

function findQuestion(page: Page, name: RegExp) {
  return page
    .getByRole('region', { name: 'Frequently asked questions' })
    .getByRole('button', { name })
}

test('the address of a question opens it, and goes and points there', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await open(page, '/contact#paid-placement')
  const question = findQuestion(page, /pay to be on the list/)
  await expect(question).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByText(/^No\. There is no paid placement/)).toBeVisible()
  await expect(question).toBeInViewport()
  await expect(question).toBeFocused()
  await expect(page.getByRole('region', { name: /pay to be on the list/ })).toBeVisible()
})

test('a link to a question from another page opens it and brings the focus', async ({ page }) => {
  await open(page, '/about')
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/contact#advertising'
    link.textContent = 'Advertising'
    document.querySelector('main')?.prepend(link)
  })
  await page.getByRole('link', { name: 'Advertising', exact: true }).click()
  await expect(page).toHaveURL('/contact#advertising')
  const question = findQuestion(page, /advertising/)
  await expect(question).toHaveAttribute('aria-expanded', 'true')
  await expect(question).toBeFocused()
  await expect(question).toBeInViewport()
})

test('a closed answer that the browser finds opens', async ({ page }) => {
  await open(page, '/contact')
  const answer = page.getByText(/^Quarterly\./)
  await expect(answer).toBeHidden()
  await expect(answer.locator('..')).toHaveAttribute('hidden', 'until-found')
  // Going to a part of what is hidden until found reveals it as find-in-page does.
  await answer.evaluate((paragraph) => {
    paragraph.id = 'found'
    location.hash = 'found'
  })
  await expect(answer).toBeVisible()
  await expect(findQuestion(page, /How often/)).toHaveAttribute('aria-expanded', 'true')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('every answer shows, and no question looks or says that it is closed', async ({ page }) => {
    await page.goto('/contact')
    const section = page.getByRole('region', { name: 'Frequently asked questions' })
    const answers = section.getByRole('paragraph')
    await expect(answers).toHaveCount(5)
    for (const answer of await answers.all()) {
      await expect(answer).toBeVisible()
    }
    for (const question of await section.getByRole('button').all()) {
      await expect(question).not.toHaveAttribute('aria-expanded')
      await expect(question.locator('span')).toBeHidden()
    }
  })

  test('the links of the menu stand in the page', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 700 })
    await page.goto('/')
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    await expect(links).toHaveCount(5)
    await expect(links.last()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
  })
})

test('Enter in a wrong field speaks its message, each time', async ({ page }) => {
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
})

test('the message of a wrong field follows what is typed, and goes when it is right', async ({
  page,
}) => {
  await open(page, '/contact')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  const email = page.getByRole('textbox', { name: 'Email' })
  await expect(email).toHaveAccessibleDescription('Please fill out this field.')
  await email.fill('asha')
  await expect(email).toHaveAccessibleDescription(/Please include an '@'/)
  await email.fill('asha@pattal.example')
  await expect(email).toHaveAccessibleDescription('')
  await expect(email).not.toHaveAttribute('aria-invalid')
})

test('the footer leads to the accessibility statement', async ({ page }) => {
  await open(page, '/contact')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click()
  await expect(page).toHaveURL('/about#accessibility')
  const heading = page.getByRole('heading', { level: 2, name: 'Accessibility' })
  await expect(heading).toBeInViewport()
  await expect(heading).toBeFocused()

  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click()
  await expect(heading).toBeInViewport()
})
