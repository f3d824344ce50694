import { first, restaurants } from './content.ts'
import { expect, expectSameDocument, markDocument, missingPage, open, test } from './test.ts'

const best = first(restaurants)
const path = `/restaurants/${best.slug}`

test('a card leads to the page of its restaurant, and Back leads to the card', async ({ page }) => {
  await open(page, `/restaurants?state=${best.state}`)
  await markDocument(page)
  const card = page.getByRole('article', { name: best.name, exact: true })
  await card.getByRole('link', { name: best.name }).click()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1, name: best.name })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(`/restaurants?state=${best.state}`)
  await expect(card.getByRole('link', { name: best.name })).toBeFocused()
  await expectSameDocument(page)
})

test('the page says what to order, what it has won and how to get there', async ({ page }) => {
  await open(page, path)
  await expect(page).toHaveTitle(
    `${best.name}, ${best.city}: No. 1 of our Indian restaurants · Pattal`,
  )
  const visit = page.getByRole('region', { name: 'Visit' })
  await expect(visit.getByRole('link', { name: best.phone ?? '' })).toHaveAttribute(
    'href',
    /^tel:\+1\d{10}$/,
  )
  await expect(visit.getByRole('link', { name: 'Directions' })).toHaveAttribute(
    'href',
    new RegExp(
      new URLSearchParams({ query: `${best.name}, ${best.address}` })
        .toString()
        .replaceAll('+', '\\+'),
    ),
  )
  await expect(visit.getByRole('link', { name: 'semma.nyc' })).not.toHaveAttribute('target')
  await expect(page.getByRole('region', { name: 'Order' }).getByRole('listitem')).toHaveCount(
    best.order.length,
  )
  await expect(
    page.getByRole('row', {
      name: /James Beard Winner Best Chef: New York State, Vijay Kumar 2025/,
    }),
  ).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Nearby on the list' }).getByRole('listitem'),
  ).toHaveCount(3)
})

test('Save on the page is Save on the card', async ({ page }) => {
  await open(page, path)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: 'All restaurants' }).click()
  await expect(page.getByRole('button', { name: `Save ${best.name}`, pressed: true })).toBeVisible()
})

test('on paper every page of a restaurant is one sheet with its address', async ({ page }) => {
  for (const { slug } of [
    best,
    ...restaurants.filter(({ order }) => order.length === 3).slice(-3),
  ]) {
    await page.goto(`/restaurants/${slug}`)
    const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g), slug).toHaveLength(1)
  }
})

test('on paper no heading breaks inside a word', async ({ page }) => {
  // The width of a Letter sheet without its margins.
  await page.setViewportSize({ width: 695, height: 900 })
  await page.emulateMedia({ media: 'print' })
  await open(page, path)
  const lines = await page
    .getByRole('heading', { level: 2, name: 'Recognition' })
    .evaluate((heading) => {
      const text = document.createRange()
      text.selectNodeContents(heading)
      return text.getClientRects().length
    })
  expect(lines).toBe(1)
})

test('on a phone the lines below the name begin at the edge, below the plate', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, path)
  const edge = await page.getByRole('link', { name: 'All restaurants' }).boundingBox()
  const place = await page.getByText(`${best.city}, ${best.state}`).first().boundingBox()
  const line = await page.getByText(best.neighborhood ?? '', { exact: true }).boundingBox()
  expect(line?.x).toBe(edge?.x)
  expect(place?.y).toBe(line?.y)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page is complete, and shows no button that could do nothing', async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('region', { name: 'Visit' })).toContainText(best.address ?? '')
    await expect(page.getByRole('region', { name: 'Good to know' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  })
})

test.describe('an unknown restaurant', () => {
  test.use({ expectedMessages: missingPage })

  test('is a 404 that offers the closest names', async ({ page }) => {
    const response = await page.goto('/restaurants/sema-new-york')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Restaurant not found')
    await page.getByRole('link', { name: /^Semma, New York/ }).click()
    await expect(page).toHaveURL(path)
  })
})
