import type { Page } from '@playwright/test'
import { fill } from './contact-form.ts'
import { known, knownPath, questions } from './content.ts'
import { cards, heading, searchBox, stateLink } from './list-page.ts'
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

type Act = (page: Page) => Promise<void>

/** What a visitor does on each page. After each act the words are compared. */
const walks: readonly [path: string, ...acts: (readonly [name: string, act: Act])[]][] = [
  [
    '/restaurants',
    [
      'a state, its removal and another',
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
      async (page) => {
        await search(page, 'biriyani', '/restaurants?state=NY&query=biriyani')
        await empty(page)
      },
    ],
    [
      'a close match, a place and a dish',
      async (page) => {
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
    ],
  ],
  [
    '/contact',
    [
      'one answer opened after another',
      async (page) => {
        for (const { question, answer } of questions.slice(0, 2)) {
          await press(page, question)
          await expect(page.getByText(answer)).toBeVisible()
        }
      },
    ],
    [
      'the form with errors, corrected and sent',
      async (page) => {
        await send(page)
        await page.getByRole('textbox', { name: 'Email' }).fill('asha')
        await send(page)
        await fill(page)
        await send(page)
        await expect(page.getByText('Message sent successfully!')).toBeVisible()
      },
    ],
  ],
  [
    knownPath,
    [
      'a restaurant saved, not saved and saved again',
      async (page) => {
        await press(page, `Save ${known.name}`)
        await press(page, 'Undo')
        await press(page, `Save ${known.name}`)
        await expect(page.getByRole('banner')).toContainText('Your list (1)')
      },
    ],
  ],
  [
    '/blog/tandoor-mastery',
    [
      'a section of the menu, the theme twice, the blog and back',
      async (page) => {
        await page.getByRole('link', { name: 'How the chicken got in' }).first().click()
        await expect(page).toHaveURL('/blog/tandoor-mastery#how-the-chicken-got-in')
        await press(page, /Switch to/)
        await press(page, /Switch to/)
        await page.getByRole('link', { name: 'Back to blog' }).click()
        await expect(page).toHaveURL('/blog')
        await back(page, '/blog/tandoor-mastery#how-the-chicken-got-in')
      },
    ],
  ],
  [
    '/',
    [
      'the theme, and a walk through all pages',
      async (page) => {
        await press(page, /Switch to/)
        await follow(page, 'Best Indian Restaurants in the USA')
        await page.getByRole('link', { name: known.name, exact: true }).first().click()
        await expect(heading(page)).toHaveText(known.name)
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
  ],
]

for (const [path, ...acts] of walks) {
  test(`a translated page shows the views that a plain one does, after each act on ${path}`, async ({
    page,
  }) => {
    const words: string[][] = []
    await open(page, path)
    for (const [, act] of acts) {
      await act(page)
      words.push(await readWords(page))
    }
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await openTranslated(page, path)
    for (const [index, [name, act]] of acts.entries()) {
      await test.step(name, async () => {
        await act(page)
        await expect.poll(() => readWords(page)).toEqual(words[index])
      })
    }
  })
}
