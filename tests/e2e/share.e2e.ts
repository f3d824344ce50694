import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readClipboard } from './clipboard.ts'
import { articles, bestTwo, findArticles, findRestaurants, known, listOfTwo } from './content.ts'
import { searchBox, stateLink } from './list-page.ts'
import { expect, open, readAddress, stopTheClock, test } from './test.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const copy = (page: Page) => page.getByRole('button', { name: 'Copy link' })
const note = (page: Page, text: string | RegExp) => page.getByRole('status').getByText(text)
const restaurants = findRestaurants()
const inTexas = findRestaurants({ state: 'TX' }).length

test('a copied link is announced with the name of the view, which is downloaded as a spreadsheet of what it shows, with addresses', async ({
  page,
  baseURL,
}) => {
  const inHouston = findRestaurants({ query: 'houston', state: 'TX' }).length
  const inEducation = findArticles({ category: 'Education' }).length
  const nepali = restaurants.filter(({ state, cuisine }) => state === 'NY' && cuisine === 'Nepali')
  const download = page.getByRole('link', { name: 'Download as a spreadsheet' })
  const expectCopied = async (view: string, name: string) => {
    await expect(page).toHaveURL(view)
    await copy(page).click()
    await expect(note(page, `Link copied: ${name}`)).toBeVisible()
    expect(await readClipboard(page)).toBe(`${baseURL}${view}`)
  }
  const expectDownloaded = async (shown: typeof restaurants, heading?: string) => {
    const [file] = await Promise.all([page.waitForEvent('download'), download.click()])
    const [title = ''] = (await page.title()).split(' · ')
    expect(file.suggestedFilename()).toBe(`${heading ?? title.replace(':', '_')}.csv`)
    const [, ...rows] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
    expect(rows).toEqual(shown.map(({ address }) => expect.stringContaining(address ?? 'none')))
    await expect(note(page, /import it into Google My Maps by address/)).toBeVisible()
  }

  await open(page, '/restaurants')
  await expectCopied('/restaurants', `${restaurants.length} restaurants`)
  await expectDownloaded(restaurants)
  await stateLink(page, 'NY').click()
  await page.getByRole('combobox', { name: 'Cuisine' }).selectOption('Nepali')
  await expect(page).toHaveURL('/restaurants?state=NY&cuisine=Nepali')
  await expectDownloaded(nepali)
  await open(page, '/restaurants?state=NY&price=4&cuisine=Indian')
  // Screen readers leave out '$'.
  await expectCopied(readAddress(page), '0 Indian restaurants in New York priced 4 of 4')
  await searchBox(page).fill('xqzjv')
  await expect(download).toHaveCount(0)
  await searchBox(page).fill('number 2')
  await expectDownloaded(restaurants.slice(1, 2), 'No. 2 of our list')

  await open(page, `/restaurants${listOfTwo}`)
  await expectCopied(readAddress(page), '2 restaurants on this list')
  await expectDownloaded(bestTwo)
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Education' }).first().click()
  await expectCopied('/blog?category=Education', `${inEducation} articles in Education`)
  await open(page, '/restaurants?state=TX&query=houston')
  await expectCopied(readAddress(page), `${inHouston} restaurants in Texas matching “houston”`)
})

test('a device that can share gets the title and the link', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: async (data: ShareData) => Object.assign(globalThis, { shared: data }),
    })
  })
  for (const [path, name, title] of [
    ['/restaurants?state=TX', 'Share', `${inTexas} restaurants in Texas`],
    [`/blog/${articles[0]?.id}`, 'Share this article', articles[0]?.title],
  ] as const) {
    await open(page, path)
    const button = page.getByRole('button', { name, exact: true })
    await button.click()
    const shared: unknown = await page.evaluate(() => Reflect.get(globalThis, 'shared'))
    expect(shared).toEqual({ title, url: `${baseURL}${path}` })

    await test.step(`${name} copies the link where sharing is refused, and nothing where it is canceled`, async () => {
      for (const [error, copied] of [
        ['AbortError', ''],
        ['InvalidStateError', ''],
        ['NotAllowedError', path],
      ] as const) {
        await page.evaluate((reason) => {
          Object.assign(navigator, { share: () => Promise.reject(new DOMException('', reason)) })
        }, error)
        await page.evaluate(() => navigator.clipboard.writeText('before'))
        await button.click()
        const expected = copied === '' ? 'before' : `${baseURL}${copied}`
        await expect.poll(() => readClipboard(page), error).toBe(expected)
        await expect(note(page, /^Link copied/), error).toHaveCount(copied ? 1 : 0)
      }
    })
  }

  await test.step('but "Copy link" copies there, too', async () => {
    await open(page, `/restaurants/${known.slug}`)
    await copy(page).click()
    await expect(note(page, `Link copied: ${known.name}`)).toBeVisible()
    expect(await readClipboard(page)).toBe(`${baseURL}/restaurants/${known.slug}`)
  })
})

test('where copying is refused, the link shows until Escape or 30 seconds', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    Object.assign(navigator.clipboard, {
      writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')),
    })
  })
  const failed = note(page, /^The link could not be copied/)
  await open(page, '/restaurants')
  await stopTheClock(page)
  await copy(page).click()
  await expect(note(page, `It is ${baseURL}/restaurants`)).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(failed).toHaveCount(0)

  await copy(page).click()
  await expect(failed).toBeVisible()
  await stateLink(page, 'NY').click()
  await expect(page).toHaveURL('/restaurants?state=NY')
  await expect(failed).toHaveCount(0)

  await copy(page).click()
  await expect(failed).toBeVisible()
  await page.clock.runFor(20_000)
  await expect(failed).toBeVisible()
  await page.clock.runFor(10_000)
  await expect(failed).toHaveCount(0)
})
