import type { Page } from '@playwright/test'
import { formatFound } from './content.ts'
import { readSpoken, readAnnouncements, startScreenReader } from './spoken.ts'
import { expect, open, stopTheClock, test } from './test.ts'

// The screen reader is a script in the page, which the page's policy would refuse.
test.use({ bypassCSP: true })

const expectSaid = (page: Page, ...said: readonly string[]) =>
  expect.poll(() => readAnnouncements(page)).toEqual(said.map((text) => `polite: ${text}`))

test('a page announces its title once, an empty blog that nothing was found', async ({ page }) => {
  await open(page, '/')
  await startScreenReader(page)
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await navigation.getByText('About').click()
  await expect(page.getByRole('main')).toBeFocused()
  await expectSaid(page, 'About · Pattal')
  await navigation.getByText('Contact').click()
  await expectSaid(page, 'About · Pattal', 'Contact · Pattal')
  await page.goBack()
  const said = ['About · Pattal', 'Contact · Pattal', 'About · Pattal', 'Blog · Pattal']
  await expectSaid(page, ...said.slice(0, 3))
  await navigation.getByText('Blog').click()
  await expectSaid(page, ...said)
  await page.getByRole('searchbox').fill('qqqq')
  const hint = 'You can search for every word of our articles.'
  await expectSaid(page, ...said, `No articles found matching your search. ${hint}`)
})

test('an opened list says nothing, a burst of keys is answered in a second', async ({ page }) => {
  await page.clock.install()
  await open(page, '/restaurants?state=PA&query=ph')
  const counted = formatFound({ query: 'ph', state: 'PA' })
  await expect(page.getByText(counted, { exact: true })).toBeVisible()
  await startScreenReader(page)
  await page.clock.runFor(5000)
  expect(await readAnnouncements(page)).toEqual([])
  await stopTheClock(page)

  await page.getByRole('searchbox').selectText()
  for (const key of 'philadelphia') {
    await page.keyboard.press(key)
    await page.clock.runFor(90)
  }
  // In steps, so that React can render between two timers: the fake clock does not drive its scheduler.
  for (let step = 0; step < 10; step += 1) {
    await page.clock.runFor(100)
  }
  await expectSaid(page, `${formatFound({ query: 'philadelphia' })} in Pennsylvania.`)
  await page.clock.runFor(5000)
  expect(await readAnnouncements(page)).toHaveLength(1)
})

test('a form with mistakes focuses the first and reads its message; sending and success are announced once each', async ({
  page,
}) => {
  await open(page, '/contact')
  await stopTheClock(page)
  await startScreenReader(page)
  const field = (name: string) => page.getByRole('textbox', { name })
  const send = page.getByRole('button', { name: 'Send message' })
  await field('Name').fill('Asha')
  await field('Email').fill('asha')
  await send.click()
  await expect(field('Email')).toBeFocused()
  await expect
    .poll(async () => (await readSpoken(page)).at(-1))
    .toBe(
      "textbox, Email *, asha, Please include an '@' in the email address. 'asha' is missing an '@'., invalid, required",
    )
  expect(await readAnnouncements(page)).toEqual([])
  // A field that has the focus already is not read again by itself.
  await field('Email').press('Enter')
  const refused = "Please include an '@' in the email address. 'asha' is missing an '@'."
  await expectSaid(page, refused)

  await field('Email').fill('asha@pattal.example')
  await expect(field('Email')).toHaveAccessibleDescription('')
  for (const name of ['Subject', 'Message']) {
    await field(name).fill('Dosa')
  }
  await send.click()
  await expectSaid(page, refused, 'Sending...')
  await page.clock.runFor(1000)
  const sent = 'Message sent successfully. We’ll get back to you within 24-48 hours.'
  await expectSaid(page, refused, 'Sending...', sent)
  await page.clock.runFor(5000)
  expect(await readAnnouncements(page)).toHaveLength(3)
})
