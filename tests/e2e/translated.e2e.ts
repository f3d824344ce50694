import type { Page } from '@playwright/test'
import { questions } from './content.ts'
import { heading, searchBox, stateLink } from './list-page.ts'
import { expect, open, readAddress, test } from './test.ts'
import { openTranslated, readWords } from './translate.ts'

const search = async (page: Page, text: string, address: string) => {
  await searchBox(page).pressSequentially(text)
  await expect.poll(() => readAddress(page)).toBe(address)
}
const empty = async (page: Page) => {
  const address = readAddress(page).replace(/[?&]query=[^&]*$/, '')
  await searchBox(page).press('Escape')
  await expect.poll(() => readAddress(page)).toBe(address)
}
const follow = async (page: Page, name: string, title = name) => {
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
  await expect(heading(page)).toContainText(title)
}
const back = async (page: Page, address: string) => {
  await page.goBack()
  await expect.poll(() => readAddress(page)).toBe(address)
}
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const send = (page: Page) => press(page, 'Send message')

/** What a visitor does on each page. */
const acts: readonly [name: string, path: string, act: (page: Page) => Promise<void>][] = [
  [
    'a state, its removal and another',
    '/restaurants',
    async (page) => {
      await stateLink(page, 'TX').click()
      await expect(heading(page)).toContainText('Texas')
      await page.getByRole('link', { name: 'Remove filter: Texas' }).click()
      await expect(heading(page)).toContainText('USA')
      await stateLink(page, 'NY').click()
      await expect(heading(page)).toContainText('New York')
    },
  ],
  [
    'a text of no restaurant, emptied',
    '/restaurants?state=TX',
    async (page) => {
      await search(page, 'biriyani', '/restaurants?state=TX&query=biriyani')
      await empty(page)
    },
  ],
  [
    'the form with errors, corrected and sent',
    '/contact',
    async (page) => {
      await send(page)
      await page.getByRole('textbox', { name: 'Email' }).fill('asha')
      await send(page)
      for (const [name, text] of Object.entries({
        Name: 'Asha',
        Email: 'asha@example.org',
        Subject: 'Menu',
        Message: 'Thank you',
      })) {
        await page.getByRole('textbox', { name }).fill(text)
      }
      await send(page)
      await expect(page.getByText('Message sent successfully!')).toBeVisible()
    },
  ],
  [
    'one answer opened after another',
    '/contact',
    async (page) => {
      for (const { question, answer } of questions.slice(0, 2)) {
        await press(page, question)
        await expect(page.getByText(answer)).toBeVisible()
      }
    },
  ],
  [
    'a restaurant saved, not saved and saved again',
    '/restaurants/semma-new-york',
    async (page) => {
      await press(page, 'Save Semma')
      await press(page, 'Undo')
      await press(page, 'Save Semma')
      await expect(page.getByRole('banner')).toContainText('Your list (1)')
    },
  ],
  [
    'a section of the menu, the theme and the blog',
    '/blog/tandoor-mastery',
    async (page) => {
      await page.getByRole('link', { name: 'How the chicken got in' }).first().click()
      await expect(page).toHaveURL('/blog/tandoor-mastery#how-the-chicken-got-in')
      await press(page, /Switch to/)
      await page.getByRole('link', { name: 'Back to blog' }).click()
      await expect(page).toHaveURL('/blog')
      await back(page, '/blog/tandoor-mastery#how-the-chicken-got-in')
    },
  ],
  [
    'the theme twice, and a page and back',
    '/about',
    async (page) => {
      await press(page, /Switch to/)
      await press(page, /Switch to/)
      await follow(page, 'Contact', 'Get In Touch')
      await back(page, '/about')
      await expect(heading(page)).toContainText('One long argument')
    },
  ],
  [
    'the theme, and a walk through all pages',
    '/',
    async (page) => {
      await press(page, /Switch to/)
      await follow(page, 'Best Indian Restaurants in the USA')
      await page.getByRole('link', { name: 'Semma', exact: true }).first().click()
      await expect(heading(page)).toHaveText('Semma')
      await back(page, '/restaurants')
      await follow(page, 'Blog')
      await page.getByRole('article').getByRole('link').first().click()
      await expect(page).toHaveURL(/blog\/./)
      await follow(page, 'Contact', 'Get In Touch')
      await follow(page, 'About', 'One long argument')
      await back(page, '/contact')
      await follow(page, 'Home', 'restaurants in America')
    },
  ],
]

for (const [name, path, act] of acts) {
  test(`a translated page shows the view that a plain one does: ${path}, ${name}`, async ({
    page,
  }) => {
    await open(page, path)
    await act(page)
    const words = await readWords(page)
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await openTranslated(page, path)
    await act(page)
    await expect.poll(() => readWords(page)).toEqual(words)
  })
}
