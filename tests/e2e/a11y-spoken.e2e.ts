import { hearAll, hearAnnouncements, startScreenReader } from './spoken.ts'
import { expect, test } from './test.ts'

// The screen reader is loaded into the page, whatever the page's own policy on scripts says.
test.use({ bypassCSP: true })

test('a new page says its title once', async ({ page }) => {
  await page.goto('/')
  await startScreenReader(page)
  await page.getByRole('navigation', { name: 'Main' }).getByText('About').click()
  await expect(page.getByRole('main')).toBeFocused()
  await expect.poll(() => hearAnnouncements(page)).toEqual(['polite: About · Pattal'])
  await page.getByRole('navigation', { name: 'Main' }).getByText('Contact').click()
  await expect
    .poll(() => hearAnnouncements(page))
    .toEqual(['polite: About · Pattal', 'polite: Contact · Pattal'])
})

test('the first view of a filtered list says nothing of its own accord', async ({ page }) => {
  await page.goto('/restaurants?state=TX')
  await startScreenReader(page)
  await page.waitForTimeout(1200)
  expect(await hearAnnouncements(page)).toEqual([])
})

test('twelve keys are answered once', async ({ page }) => {
  await page.goto('/restaurants')
  await startScreenReader(page)
  await page.getByRole('searchbox').pressSequentially('new york ny ', { delay: 60 })
  await page.waitForTimeout(2000)
  console.log(await hearAll(page))
  expect(await hearAnnouncements(page)).toEqual([])
})

test('form', async ({ page }) => {
  await page.goto('/contact')
  await startScreenReader(page)
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.waitForTimeout(500)
  console.log(await hearAll(page))
      for (const [name, text] of [
        ['Name', 'Asha'],
        ['Email', 'asha@pattal.example'],
        ['Subject', 'A dosa'],
        ['Message', 'Crisp, then gone.'],
      ] as const) {
        await page.getByRole('textbox', { name }).fill(text)
      }
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.waitForTimeout(1700)
  console.log(await hearAll(page))
  expect(await hearAnnouncements(page)).toEqual([])
})
