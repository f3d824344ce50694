import type { Page } from '@playwright/test'
import { inWords } from '#src/domain/language/in-words.ts'
import { known, knownPath, restaurants } from './content.ts'
import { delayScript, expect, markDocument, open, test } from './test.ts'

const map = (page: Page) => page.locator('main figure')
const plates = (page: Page) => map(page).locator('[data-ranks]:visible')
const inTexas = restaurants.filter(({ state }) => state === 'TX')
const all = inWords(restaurants.length)
const whole = new RegExp(`${all} restaurants in \\d+ states`, 'i')
/** 'Four of the fifty in Texas, led by No. 6.' */
const captionOfTexas = new RegExp(
  `${inWords(inTexas.length)} of the ${all} in Texas, led by No. ${restaurants.findIndex(({ state }) => state === 'TX') + 1}.`,
  'i',
)

/** Texts that the edge of the map cuts, and pairs that overlap. */
const findMisplacedTexts = (page: Page): Promise<string[]> =>
  map(page)
    .locator('svg')
    .evaluate((svg) => {
      const frame = svg.getBoundingClientRect()
      const texts = Array.from(svg.querySelectorAll('text'), (text) => ({
        text: text.textContent,
        box: text.getBoundingClientRect(),
      }))
      const cut = texts.filter(({ box }) => box.left < frame.left || box.right > frame.right)
      const overlapping = texts.filter(({ box }, index) =>
        texts
          .slice(index + 1)
          .some(
            ({ box: other }) =>
              box.left < other.right &&
              other.left < box.right &&
              box.top + box.height / 3 < other.bottom - other.height / 3 &&
              other.top + other.height / 3 < box.bottom - box.height / 3,
          ),
      )
      return [...cut, ...overlapping].map(({ text }) => text)
    })

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('beside title and box it shows the chosen state and the typed text', async ({ page }) => {
    await open(page, '/restaurants')
    const box = await page.getByRole('searchbox').boundingBox()
    const figure = await map(page).boundingBox()
    expect(figure?.x).toBeGreaterThan((box?.x ?? 0) + (box?.width ?? 0))
    expect((figure?.y ?? 0) + (figure?.height ?? 0)).toBeLessThan(900)
    await expect(map(page)).toContainText(whole)

    // Screen readers read only its caption.
    await expect(map(page).locator('svg')).toHaveAttribute('aria-hidden', 'true')
    await expect(page.getByRole('figure', { name: 'Map', exact: true })).toHaveText(whole)

    // A chosen state fills it, with the names of its restaurants, and back.
    const expectSameDocument = await markDocument(page)
    await page.evaluate(() => scrollTo({ top: 60, behavior: 'instant' }))
    await map(page).locator('[data-value=TX]').click()
    await expect(page).toHaveURL('/restaurants?state=TX')
    expect(await page.evaluate(() => scrollY)).toBe(60)
    await expect(plates(page)).toHaveCount(inTexas.length)
    await expect(page.locator(':focus')).toHaveCount(0)
    await expect(map(page).locator('svg')).toContainText(inTexas[0]?.name ?? '')
    await expect(map(page)).toContainText(captionOfTexas)
    expect(await findMisplacedTexts(page)).toEqual([])
    await page.getByRole('navigation', { name: 'Filter by state' }).getByText('NY').click()
    await expect(map(page).locator('svg')).toContainText(known.name)
    expect(await findMisplacedTexts(page)).toEqual([])
    const name = page.getByRole('article', { name: known.name }).getByRole('heading')
    await map(page).locator('text', { hasText: known.name }).hover()
    await expect(name, 'of the plate under the pointer').toHaveCSS('text-decoration', /underline/)
    await map(page).getByText('All states').click()
    await expect(page).toHaveURL('/restaurants')
    await expect(map(page)).toContainText(whole)
    await expectSameDocument()

    // What is not found is not on it.
    await page.getByRole('searchbox').fill('houston')
    await expect(plates(page)).toHaveCount(1)
    await expect(map(page)).toContainText(captionOfTexas)
    await page.getByRole('searchbox').fill('zzzzqx')
    await expect(plates(page)).toHaveCount(0)
    await expect(map(page)).toContainText('Nothing to show on the map.')
  })

  test('on the home page each restaurant has a plate, which opens its page', async ({ page }) => {
    await open(page, '/')
    const expectSameDocument = await markDocument(page)
    await expect(page.getByRole('heading', { name: `Where the ${all} are` })).toBeVisible()
    const ranks = await map(page).locator('a[href*="/restaurants/"]:visible').allTextContents()
    await expect(map(page).locator('a:not([tabindex="-1"])')).toHaveCount(0)
    expect(ranks.map(Number).toSorted((one, other) => one - other)).toEqual(
      restaurants.map((_, index) => index + 1),
    )
    await map(page).locator(`a[href$="${knownPath}"]:visible`).click()
    await expect(page).toHaveURL(knownPath)
    await page.goBack()
    await expect(map(page).locator(`a[href$="${knownPath}"]:visible`)).toBeVisible()
    await expectSameDocument()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('it is folded, and Back finds it as the visitor left it', async ({ page }) => {
    const release = await delayScript(page)
    await page.goto('/restaurants', { waitUntil: 'commit' })
    await expect(map(page)).toBeHidden()
    await page.getByText(`Map of the ${all}`).click()
    await release()
    await map(page).locator('[data-value=TX]').click()
    await expect(map(page)).toContainText(captionOfTexas)
    await map(page).locator('[data-ranks]').first().click()
    await expect(page).toHaveURL(/\/restaurants\/./)
    await page.goBack()
    await expect(map(page)).toBeVisible()
    await page.getByText('Map of Texas').click()
    await expect(map(page)).toBeHidden()
    await page.getByText('Map of Texas').click()
    await map(page).getByText('All states').click()

    // A tray shows its best plate and how many more, never a number alone.
    const tray = map(page).locator('[data-ranks*=" "]:visible').first()
    const [best, ...others] = (await tray.getAttribute('data-ranks'))?.split(' ') ?? []
    await expect(tray).toHaveText(new RegExp(`${best}\\+${others.length}$`))
    await expect(tray.locator('title')).toContainText(restaurants[Number(best) - 1]?.name ?? '')
  })
})
