import type { Page } from '@playwright/test'
import { cards, heading, searchBox, stateLink } from './list-page.ts'
import { expect, open, test } from './test.ts'
import { openTranslated, readWords } from './translate.ts'

/** What a visitor does in the directory. After each act the words are compared. */
const acts: Record<string, (page: Page) => Promise<void>> = {
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
}

test('a translated page shows the views that a plain one does, after each act', async ({
  page,
}) => {
  const words: string[][] = []
  await open(page, '/restaurants')
  for (const act of Object.values(acts)) {
    await act(page)
    words.push(await readWords(page))
  }
  await openTranslated(page, '/restaurants')
  for (const [index, [name, act]] of Object.entries(acts).entries()) {
    await test.step(name, async () => {
      await act(page)
      await expect.poll(() => readWords(page)).toEqual(words[index])
    })
  }
})
