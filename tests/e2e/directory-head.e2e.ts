import type { Page } from '@playwright/test'
import { restaurants, states } from './content.ts'
import { chips, countLine, searchBox, stateFilter } from './list-page.ts'
import { expect, expectSameDocument, delayScript, markDocument, open, test } from './test.ts'

const phone = { width: 390, height: 844 }
const laptop = { width: 1280, height: 720 }

const readFirstCardTop = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('#results article')]
        .find((card) => card.checkVisibility())
        ?.getBoundingClientRect().top,
  )

const someSlugs = restaurants
  .slice(0, 3)
  .map(({ slug }) => slug)
  .join('.')

const picker = (page: Page) => page.getByRole('combobox', { name: 'State' })
const key = (page: Page) =>
  page.getByText(/^\$ is the cheapest of four steps/).filter({ visible: true })

const searches = [
  '',
  '?state=NY&price=2&query=dha',
  '?state=DC&price=4&query=washington',
  `?state=NY&list=${someSlugs}&query=new`,
]

/** The most that lies above the first card, of the whole list and of a filtered view. */
const sizes = [
  { width: 390, height: 844, top: 700, topFiltered: 620 },
  { width: 360, height: 740, top: 700, topFiltered: 640 },
  { width: 844, height: 390, top: 350, topFiltered: 395 },
  { width: 768, height: 1024, top: 620, topFiltered: 620 },
  { width: 1280, height: 720, top: 700, topFiltered: 800 },
  { width: 1440, height: 900, top: 780, topFiltered: 880 },
]

test('the first card begins in the first window at every size, and a key explains the signs', async ({
  page,
}) => {
  for (const search of searches) {
    await page.goto(`/restaurants${search}`)
    await page.evaluate(() => document.fonts.ready)
    for (const { width, height, top, topFiltered } of sizes) {
      await page.setViewportSize({ width, height })
      const view = `${search} at ${width} × ${height}`
      expect
        .soft(await readFirstCardTop(page), view)
        .toBeLessThanOrEqual(search === '' ? top : topFiltered)
      await expect.soft(key(page), view).toHaveCount(width < 1024 ? 0 : 1)
    }
  }
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: 'Key to the signs on the cards' }).click()
  await expect(key(page)).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await expect(key(page)).toHaveCount(0)

  await test.step('at 200 % zoom on a laptop the count is in the first window', async () => {
    await open(page, '/restaurants?state=NY&price=2&query=dha')
    for (const [width, height] of [
      [720, 450],
      [683, 384],
      [640, 400],
    ] as const) {
      await page.setViewportSize({ width, height })
      const size = `${width} × ${height}`
      await expect
        .soft(countLine(page, '1 restaurant found in NY'), size)
        .toBeInViewport({ ratio: 1 })
      // In part: at the smallest its line ends below the window.
      await expect.soft(page.getByRole('link', { name: 'Clear all' }), size).toBeInViewport()
    }
  })

  await test.step('the first card of help begins in the upper 60 % of the window', async () => {
    await open(page, '/restaurants')
    for (const [query, name] of [
      ['dosa', /mention “dosa”$/],
      ['seattle', /^Near Seattle/],
      ['semna', /^Did you mean/],
      ['cheap', /priced \$$/],
    ] as const) {
      await searchBox(page).fill(query)
      await expect(page.getByRole('region', { name })).toBeVisible()
      await expect(countLine(page, '0 restaurants found')).toBeVisible()
      for (const viewport of [phone, { width: 1440, height: 900 }]) {
        await page.setViewportSize(viewport)
        const size = `${query} at ${viewport.width} px`
        expect.soft(await readFirstCardTop(page), size).toBeLessThan(viewport.height * 0.6)
      }
    }
  })
})

test('the search box stays in the window and covers nothing that has the focus', async ({
  page,
}) => {
  await open(page, '/restaurants')
  const focused = page.locator(':focus')
  for (const viewport of [phone, laptop]) {
    await page.setViewportSize(viewport)
    await page.getByRole('article').nth(12).getByRole('link').focus()
    await expect(searchBox(page)).toBeInViewport({ ratio: 1 })
    await page.getByRole('article').nth(30).scrollIntoViewIfNeeded()
    await page.keyboard.press('Shift+Tab')
    await expect(focused).toBeInViewport({ ratio: 1 })
    const isClear = await focused.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
    expect(isClear).toBe(true)
  }
  await searchBox(page).fill('semma')
  await expect(page.getByRole('article', { name: 'Semma' })).toBeInViewport()
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('a native control has the chosen state and all others by full name', async ({ page }) => {
    await open(page, '/restaurants?price=2&query=a')
    await markDocument(page)
    await expect(picker(page).getByRole('option')).toHaveText([
      'State: All',
      ...states.map(() => /^[A-Z][a-z]+( [A-Za-z]+)*$/),
    ])
    await picker(page).focus()
    await picker(page).selectOption('Texas')
    await expect(page).toHaveURL('/restaurants?state=TX&price=2&query=a')
    await expect(picker(page)).toHaveValue('TX')
    await expect(picker(page)).toBeFocused()
    await page.getByRole('link', { name: 'Remove filter: Texas' }).click()
    await expect(picker(page)).toHaveValue('All')
    await page.goBack()
    await expect(picker(page)).toHaveValue('TX')
    await expectSameDocument(page)
  })

  test('a state chosen before the script arrives opens its view', async ({ page }) => {
    const release = await delayScript(page)
    await page.goto('/restaurants?price=2', { waitUntil: 'commit' })
    await picker(page).selectOption('New York')
    await release()
    await expect(page).toHaveURL('/restaurants?state=NY&price=2')
    await expect(picker(page)).toHaveValue('NY')
  })

  test('the row of states scrolls to the chosen one, fades where it goes on, and shows states with a result only', async ({
    page,
  }) => {
    await open(page, `/restaurants?state=${states.at(-1)}`)
    const links = stateFilter(page).getByRole('link')
    await expect(links.last()).toHaveAttribute('aria-current', 'page')
    await expect(links.last()).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => scrollX)).toBe(0)

    await page.getByRole('link', { name: 'Clear all' }).click()
    await expect(picker(page).getByRole('option', { selected: true })).toHaveText('State: All')
    await expect(picker(page)).toBeInViewport({ ratio: 1 })
    await expect(links.first()).toBeInViewport({ ratio: 1 })
    await expect(links.last()).not.toBeInViewport()
    await expect(stateFilter(page).getByRole('list')).toHaveCSS(
      'mask-image',
      /linear-gradient.*rgba\(0, 0, 0, 0\)/,
    )

    await searchBox(page).fill('houston')
    const items = stateFilter(page).getByRole('listitem')
    await expect(items.filter({ visible: true })).toHaveText([/^TX/])
    await expect(picker(page).getByRole('option')).toHaveCount(states.length + 1)
  })

  test('the filters that are on share one line with the link to copy, and typing does not move the box', async ({
    page,
  }) => {
    await open(page, '/restaurants?state=DC&price=4&query=washington')
    const tops = await chips(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
    expect(tops).toHaveLength(4)
    expect(new Set(tops).size).toBe(1)
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeInViewport({ ratio: 1 })
    const clear = chips(page).getByRole('link', { name: 'Clear all' })
    await clear.focus()
    await expect(clear).toBeInViewport({ ratio: 1 })
    await clear.press('Enter')
    await expect(page).toHaveURL('/restaurants')

    await expect(page.locator('#results article')).toHaveCount(restaurants.length)
    await page.evaluate(() => scrollTo(0, 0))
    const readTop = () => searchBox(page).evaluate((input) => input.getBoundingClientRect().top)
    const top = await readTop()
    await searchBox(page).pressSequentially('houston')
    await expect(page.getByText(/restaurants, ranked/)).toBeHidden()
    expect(await readTop()).toBe(top)
  })
})
