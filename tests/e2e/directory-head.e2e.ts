import type { Page } from '@playwright/test'
import { restaurants, states } from './content.ts'
import {
  expect,
  expectSameDocument,
  holdScript,
  markDocument,
  open,
  readAddress,
  test,
} from './test.ts'

const phone = { width: 390, height: 844 }

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
  page.getByText(/^\$ to \$\$\$\$: from a counter lunch/).filter({ visible: true })

// The last in this order are the longest names of all.
const searches = [
  '',
  '?state=MA',
  '?state=NY&price=2&query=dha',
  '?state=DC&price=4&query=washington',
  `?list=${someSlugs}`,
  `?state=NY&list=${someSlugs}&query=new`,
]

/** How far down the first card of help may begin, as a share of the window. */
const helpShare = 0.6
/** A dish, a place, a slip and a price. */
const helped = [
  ['dosa', /mention “dosa”$/],
  ['seattle', /^Near Seattle/],
  ['semna', /^Did you mean/],
  ['cheap', /priced \$$/],
] as const

const sizes = [
  { width: 390, height: 844, top: 700, topNarrowed: 620 },
  { width: 360, height: 740, top: 700, topNarrowed: 640 },
  { width: 844, height: 390, top: 350, topNarrowed: 395 },
  { width: 768, height: 1024, top: 620, topNarrowed: 620 },
  { width: 1280, height: 720, top: 700, topNarrowed: 800 },
  { width: 1440, height: 900, top: 780, topNarrowed: 880 },
]

test('in windows of any size the first card of any view begins in the window, and the signs are explained above it or by a button', async ({
  page,
}) => {
  for (const search of searches) {
    await page.goto(`/restaurants${search}`)
    await page.evaluate(() => document.fonts.ready)
    for (const { width, height, top, topNarrowed } of sizes) {
      await page.setViewportSize({ width, height })
      const view = `${search} at ${width} × ${height}`
      expect
        .soft(await readFirstCardTop(page), view)
        .toBeLessThanOrEqual(search === '' ? top : topNarrowed)
      await expect.soft(key(page), view).toHaveCount(width < 1024 ? 0 : 1)
    }
  }
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: 'Key to the signs on the cards' }).click()
  await expect(key(page)).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await expect(key(page)).toHaveCount(0)
})

test('at 200 % zoom on a laptop the strip wraps, and the count is in the first window', async ({
  page,
}) => {
  await open(page, '/restaurants?state=NY&price=2&query=dha')
  for (const [width, height] of [
    [720, 450],
    [683, 384],
    [640, 400],
  ] as const) {
    await page.setViewportSize({ width, height })
    const size = `${width} × ${height}`
    const count = page.getByText(/^1 restaurant found in NY$/)
    await expect.soft(count, size).toBeInViewport({ ratio: 1 })
    // In part: at the smallest its line ends below the window.
    await expect.soft(page.getByRole('link', { name: 'Clear all' }), size).toBeInViewport()
  }
})

test('on a phone states without a result leave the row to those with one', async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, '/restaurants?query=houston')
  const row = page.getByRole('navigation', { name: 'Filter by state' }).getByRole('listitem')
  await expect(row.filter({ visible: true })).toHaveText([/^TX/])
  await expect(picker(page).getByRole('option')).toHaveCount(states.length + 1)
})

test('the first card of what helps begins in the window', async ({ page }) => {
  await open(page, '/restaurants')
  for (const [query, name] of helped) {
    await page.getByRole('searchbox').fill(query)
    await expect(page.getByRole('region', { name })).toBeVisible()
    await expect(page.getByText('0 restaurants found', { exact: true }).first()).toBeVisible()
    for (const viewport of [phone, { width: 1440, height: 900 }]) {
      await page.setViewportSize(viewport)
      const size = `${query} at ${viewport.width} px`
      expect.soft(await readFirstCardTop(page), size).toBeLessThan(viewport.height * helpShare)
    }
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('the chosen state and all others are in a native control, by full name', async ({
    page,
  }) => {
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
    await page.getByRole('link', { name: 'Remove filter Texas' }).click()
    await expect(picker(page)).toHaveValue('All')
    await page.goBack()
    await expect(picker(page)).toHaveValue('TX')
    await expectSameDocument(page)
  })

  test('a state chosen before the script arrives leads there', async ({ page }) => {
    const release = await holdScript(page)
    await page.goto('/restaurants?price=2', { waitUntil: 'commit' })
    await picker(page).selectOption('New York')
    await release()
    await expect(page).toHaveURL('/restaurants?state=NY&price=2')
    await expect(picker(page)).toHaveValue('NY')
  })

  test('filters that are on are one line, which scrolls, beside the link to copy, and what is typed does not move the box', async ({
    page,
  }) => {
    await open(page, '/restaurants?state=DC&price=4&query=washington')
    const chips = page.getByRole('list', { name: 'Active filters' })
    const tops = await chips
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
    expect(tops).toHaveLength(4)
    expect(new Set(tops).size).toBe(1)
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeInViewport({ ratio: 1 })
    const clear = chips.getByRole('link', { name: 'Clear all' })
    await clear.focus()
    await expect(clear).toBeInViewport({ ratio: 1 })
    await clear.press('Enter')
    await expect(page).toHaveURL('/restaurants')

    await expect(page.locator('#results article')).toHaveCount(restaurants.length)
    await page.evaluate(() => scrollTo(0, 0))
    const box = page.getByRole('searchbox')
    const readTop = () => box.evaluate((input) => input.getBoundingClientRect().top)
    const top = await readTop()
    await box.pressSequentially('houston')
    await expect(page.getByText(/restaurants, ranked/)).toBeHidden()
    expect(await readTop()).toBe(top)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('the control asks for its view and keeps the others, and the row stands at the chosen state', async ({
      page,
    }) => {
      await page.goto('/restaurants?price=2&query=a')
      await picker(page).selectOption('New York')
      await page.getByRole('button', { name: 'Show', exact: true }).click()
      expect(readAddress(page)).toBe('/restaurants?state=NY&price=2&query=a')
      await picker(page).selectOption('State: All')
      await page.getByRole('button', { name: 'Show', exact: true }).click()
      expect(readAddress(page)).toBe('/restaurants?price=2&query=a')

      await page.goto(`/restaurants?state=${states.at(-1)}`)
      await expect(
        page.getByRole('navigation', { name: 'Filter by state' }).locator('[aria-current]'),
      ).toBeInViewport({ ratio: 1 })
    })
  })
})
