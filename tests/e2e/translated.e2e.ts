import type { Page } from '@playwright/test'
import { field, fill, values } from './contact-form.ts'
import { cards, heading, searchBox, stateLink } from './list-page.ts'
import { expect, open, test } from './test.ts'
import { openTranslated, readWords } from './translate.ts'

/** What a visitor does, by the page where it begins. After each act the words are compared. */
const acts: Record<string, Record<string, (page: Page) => Promise<void>>> = {
  '/restaurants': {
    'a state, its removal and another': async (page) => {
      await stateLink(page, 'TX').click()
      await expect(heading(page)).toContainText('Texas')
      await page.getByRole('link', { name: 'Remove filter: Texas' }).click()
      await expect(heading(page)).toContainText('USA')
      await stateLink(page, 'NY').click()
      await expect(heading(page)).toContainText('New York')
    },
    'a close match, a place and a dish': async (page) => {
      await stateLink(page, 'All').click()
      await searchBox(page).fill('rasikka')
      await page.getByRole('link', { name: '“Rasika”' }).click()
      await expect(searchBox(page)).toHaveValue('Rasika')
      await expect(cards(page)).toHaveCount(1)
      for (const [text, title] of [
        ['seattle', 'None in Seattle'],
        ['nyc', 'in NYC'],
        ['dosa', 'mention “dosa”'],
      ] as const) {
        await searchBox(page).fill(text)
        await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
        await expect(page).toHaveTitle(new RegExp(title))
      }
    },
  },
  '/contact': {
    'a form sent empty': async (page) => {
      await page.getByRole('button', { name: 'Send message' }).click()
      await expect(field(page, 'Name')).toBeFocused()
    },
    'its correction, but for the address': async (page) => {
      await fill(page, { ...values, Email: 'asha' })
      await field(page, 'Email').press('Enter')
      await expect(field(page, 'Email')).toHaveAccessibleDescription(/missing an '@'/)
    },
    'its sending': async (page) => {
      await fill(page)
      await page.getByRole('button', { name: 'Send message' }).click()
      await expect(page.getByText('Message sent successfully!')).toBeVisible()
    },
  },
  '/blog': {
    'a category and a text': async (page) => {
      await page.getByRole('main').getByRole('link', { name: 'Education' }).first().click()
      await searchBox(page).fill('the')
      await expect(page).toHaveTitle(/in Education matching “the”/)
    },
    'an article': async (page) => {
      await cards(page).getByRole('link').first().click()
      await expect(page.getByRole('link', { name: 'Back to blog' })).toBeVisible()
    },
  },
}

for (const [path, ofPage] of Object.entries(acts)) {
  test(`a translated page shows the views that a plain one does, after each act from ${path}`, async ({
    page,
  }) => {
    const words: string[][] = []
    await open(page, path)
    for (const act of Object.values(ofPage)) {
      await act(page)
      words.push(await readWords(page))
    }
    await openTranslated(page, path)
    for (const [index, [name, act]] of Object.entries(ofPage).entries()) {
      await test.step(name, async () => {
        await act(page)
        await expect.poll(() => readWords(page)).toEqual(words[index])
      })
    }
  })
}

test('only the English "Save" becomes "Saved"', async ({ page }) => {
  await open(page, '/restaurants')
  const button = page.getByRole('button', { name: /^Save / }).first()
  await button.click()
  // Firefox writes the language that it translates into, and Chromium a class.
  for (const [lang, className, added] of [
    ['en', '', '"d" / ""'],
    ['de', '', 'none'],
    ['en', 'translated-ltr', 'none'],
  ]) {
    await page.evaluate((to) => Object.assign(document.documentElement, to), { lang, className })
    const content = button.evaluate((element) => getComputedStyle(element, '::after').content)
    expect(await content, `${lang} ${className}`).toBe(added)
  }
})
