import { findRestaurants, first, sayFound } from './content.ts'
import { hearAll, hearAnnouncements, startScreenReader } from './spoken.ts'
import { expect, open, stopTheClock, test } from './test.ts'

// The screen reader is a script in the page, which the page's policy would refuse.
test.use({ bypassCSP: true })

test('a new page says its title once', async ({ page }) => {
  await open(page, '/')
  await startScreenReader(page)
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await navigation.getByText('About').click()
  await expect(page.getByRole('main')).toBeFocused()
  await expect.poll(() => hearAnnouncements(page)).toEqual(['polite: About · Pattal'])
  await navigation.getByText('Contact').click()
  await expect
    .poll(() => hearAnnouncements(page))
    .toEqual(['polite: About · Pattal', 'polite: Contact · Pattal'])
  await page.goBack()
  await expect.poll(() => hearAnnouncements(page)).toHaveLength(3)
  expect((await hearAnnouncements(page)).at(-1)).toBe('polite: About · Pattal')
})

test('a filtered list says nothing of its own accord when it is opened', async ({ page }) => {
  await stopTheClock(page)
  await open(page, '/restaurants?state=TX&query=houston')
  await expect(
    page.getByText(sayFound({ query: 'houston', state: 'TX' }), { exact: true }),
  ).toBeVisible()
  await startScreenReader(page)
  await page.clock.runFor(5000)
  expect(await hearAnnouncements(page)).toEqual([])
})

test('a chosen state says its count once and leaves the focus', async ({ page }) => {
  await open(page, '/restaurants')
  await startScreenReader(page)
  const california = page.getByRole('link', { name: /^CA\b/ })
  await california.click()
  await expect(california).toBeFocused()
  const count = findRestaurants({ state: 'CA' }).length
  await expect
    .poll(() => hearAnnouncements(page))
    .toEqual([`polite: ${count} restaurants found in California`])
})

test('a burst of twelve keys is answered once, within a second', async ({ page }) => {
  await stopTheClock(page)
  await open(page, '/restaurants')
  await startScreenReader(page)
  await page.getByRole('searchbox').focus()
  for (const key of 'philadelphia') {
    await page.keyboard.press(key)
    await page.clock.runFor(90)
  }
  // In steps, so that React can render between two timers: the fake clock does not drive its scheduler.
  for (let step = 0; step < 10; step += 1) {
    await page.clock.runFor(100)
  }
  await expect
    .poll(() => hearAnnouncements(page))
    .toEqual([`polite: ${sayFound({ query: 'philadelphia' })}`])
  await page.clock.runFor(5000)
  expect(await hearAnnouncements(page)).toHaveLength(1)
})

test('an empty result is said with the close matches below it', async ({ page }) => {
  await open(page, '/restaurants')
  await startScreenReader(page)
  await page.getByRole('searchbox').fill('Houstn')
  await expect
    .poll(() => hearAnnouncements(page))
    .toEqual(['polite: No restaurants found. 3 close matches below.'])
  await expect(
    page.getByRole('region', { name: 'Close matches' }).getByRole('article'),
  ).toHaveCount(3)
})

test('an empty blog is said to be empty', async ({ page }) => {
  await open(page, '/blog')
  await startScreenReader(page)
  await page.getByRole('searchbox').fill('qqqq')
  await expect
    .poll(() => hearAnnouncements(page))
    .toEqual([
      'polite: No articles found. You can search the titles and openings of our articles, or go straight to a category.',
    ])
})

test('a form with mistakes leads to the first, which says what is wrong', async ({ page }) => {
  await open(page, '/contact')
  await startScreenReader(page)
  await page.getByRole('textbox', { name: 'Name' }).fill('Asha')
  await page.getByRole('textbox', { name: 'Email' }).fill('asha')
  await page.getByRole('button', { name: 'Send message' }).click()
  const email = page.getByRole('textbox', { name: 'Email' })
  await expect(email).toBeFocused()
  await expect
    .poll(async () => (await hearAll(page)).at(-1))
    .toBe(
      "textbox, Email *, asha, Please include an '@' in the email address. 'asha' is missing an '@'., invalid, required",
    )
  expect(await hearAnnouncements(page)).toEqual([])

  await email.fill('asha@pattal.example')
  await expect(email).toHaveAccessibleDescription('')
})

test('sending and the success are said once each', async ({ page }) => {
  await stopTheClock(page)
  await open(page, '/contact')
  await startScreenReader(page)
  for (const name of ['Name', 'Subject', 'Message']) {
    await page.getByRole('textbox', { name }).fill('Dosa')
  }
  await page.getByRole('textbox', { name: 'Email' }).fill('me@pattal.example')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect.poll(() => hearAnnouncements(page)).toEqual(['polite: Sending...'])
  await page.clock.runFor(1000)
  await expect
    .poll(() => hearAnnouncements(page))
    .toEqual([
      'polite: Sending...',
      "polite: Message sent successfully! We'll get back to you within 24-48 hours.",
    ])
  await page.clock.runFor(5000)
  expect(await hearAnnouncements(page)).toHaveLength(2)
})

test('a card is an item of a list, with its rank, price and name', async ({ page }) => {
  await open(page, '/restaurants?state=TX')
  const items = page.getByRole('region', { name: 'Results' }).getByRole('listitem')
  const card = items.filter({ has: page.getByRole('article') }).first()
  const { name, priceRange } = first(findRestaurants({ state: 'TX' }))
  await expect(card).toMatchAriaSnapshot(`
    - listitem:
      - article "${name}":
        - paragraph: /Rank \\d+/
        - img "Price ${priceRange.length} of 4"
        - heading "${name}" [level=2]
  `)
})
