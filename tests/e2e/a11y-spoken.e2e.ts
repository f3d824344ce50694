import { formatFound } from './content.ts'
import { readSpoken, readAnnouncements, startScreenReader } from './spoken.ts'
import { expect, open, stopTheClock, test } from './test.ts'

// The screen reader is a script in the page, which the page's policy would refuse.
test.use({ bypassCSP: true })

test('a page announces its title once, an empty blog that nothing was found', async ({ page }) => {
  await open(page, '/')
  await startScreenReader(page)
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await navigation.getByText('About').click()
  await expect(page.getByRole('main')).toBeFocused()
  const said = ['polite: About · Pattal']
  await expect.poll(() => readAnnouncements(page)).toEqual(said)
  await navigation.getByText('Contact').click()
  said.push('polite: Contact · Pattal')
  await expect.poll(() => readAnnouncements(page)).toEqual(said)
  await page.goBack()
  said.push('polite: About · Pattal')
  await expect.poll(() => readAnnouncements(page)).toEqual(said)

  await navigation.getByText('Blog').click()
  said.push('polite: Blog · Pattal')
  await expect.poll(() => readAnnouncements(page)).toEqual(said)
  await page.getByRole('searchbox').fill('qqqq')
  said.push(
    'polite: No articles found matching your search. You can search for every word of our articles.',
  )
  await expect.poll(() => readAnnouncements(page)).toEqual(said)
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
  await expect
    .poll(() => readAnnouncements(page))
    .toEqual([`polite: ${formatFound({ query: 'philadelphia' })} in Pennsylvania.`])
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
  const refused = "polite: Please include an '@' in the email address. 'asha' is missing an '@'."
  await expect.poll(() => readAnnouncements(page)).toEqual([refused])

  await field('Email').fill('asha@pattal.example')
  await expect(field('Email')).toHaveAccessibleDescription('')
  for (const name of ['Subject', 'Message']) {
    await field(name).fill('Dosa')
  }
  await send.click()
  await expect.poll(() => readAnnouncements(page)).toEqual([refused, 'polite: Sending...'])
  await page.clock.runFor(1000)
  await expect
    .poll(() => readAnnouncements(page))
    .toEqual([
      refused,
      'polite: Sending...',
      'polite: Message sent successfully. We’ll get back to you within 24-48 hours.',
    ])
  await page.clock.runFor(5000)
  expect(await readAnnouncements(page)).toHaveLength(3)
})
