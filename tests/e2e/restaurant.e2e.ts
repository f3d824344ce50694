import { publishRestaurantPage } from '#src/build/publish/restaurant-page.ts'
import { content } from '#tests/site-content.ts'
import { first, restaurants } from './content.ts'
import { expect, open, test } from './test.ts'

const pages = restaurants.map(({ slug }) => publishRestaurantPage(content, slug))
/** The best whose page has each part that this test looks at. */
const best = first(
  pages.filter(({ phone, website, awards, sisters }) => {
    const names = new Set(awards.map(({ award }) => award))
    const isLinked = names.has('Michelin') && names.has('James Beard')
    return isLinked && phone && website && sisters.length > 0
  }),
)
const path = `/restaurants/${best.slug}`

test('the page shows what to order, the awards and the way there, and links to its views and to others of its owners', async ({
  page,
}) => {
  await open(page, path)
  await expect(page).toHaveTitle(
    `${best.name}, ${best.city}: No. ${best.rank} of ${restaurants.length} · Pattal`,
  )
  await expect(page.getByText(`Why No. ${best.rank}: ${best.why}`)).toBeVisible()
  await page.keyboard.press('ControlOrMeta+a')
  const copied = await page.evaluate(() => String(getSelection()))
  expect(copied).toMatch(/Rank \d[^]+ Price \d of 4: [A-Z]/)
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
  const host = new URL(best.website ?? '').host.replace('www.', '')
  await expect(visit.getByRole('link', { name: host })).not.toHaveAttribute('target')
  await expect(page.getByRole('region', { name: 'Order' }).getByRole('listitem')).toHaveCount(
    best.order.length,
  )
  for (const { award, result, detail, years } of best.awards) {
    const name = [award, result, detail, years].filter(Boolean).join(' ')
    await expect(page.getByRole('row', { name })).toBeVisible()
  }
  await expect(
    page.getByRole('region', { name: 'Nearest on the list' }).getByRole('listitem'),
  ).toHaveCount(3)

  await test.step('state, cuisine and awards lead to their views', async () => {
    for (const [name, view] of [
      [best.state, `?state=${best.state}`],
      [best.cuisine, `?cuisine=${best.cuisine}`],
      ['Michelin', '?award=michelin'],
      ['James Beard', '?award=james-beard'],
    ] as const) {
      await page.getByRole('main').getByRole('link', { name, exact: true }).first().click()
      await expect(page).toHaveURL(`/restaurants${view}`)
      await expect(page.locator('#results').getByRole('article', { name: best.name })).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(path)
    }
    const sister = first(best.sisters)
    const facts = page.getByRole('region', { name: 'Good to know' })
    await facts.getByRole('link', { name: sister.name }).click()
    await expect(page.getByRole('heading', { level: 1, name: sister.name })).toBeVisible()
    await page.goBack()
  })

  await test.step('a restaurant saved on its page is saved on its card', async () => {
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('link', { name: 'All restaurants' }).click()
    const saved = page.getByRole('button', { name: `Save ${best.name}`, pressed: true })
    await expect(saved).toBeVisible()
  })
})

test('on paper a restaurant is one sheet, and no heading breaks in a word', async ({ page }) => {
  const sizeOf = (restaurant: object) => JSON.stringify(restaurant).length
  const bySize = restaurants.toSorted((one, other) => sizeOf(other) - sizeOf(one))
  for (const { slug } of [...bySize.slice(-3), ...bySize.slice(0, 6)]) {
    await page.goto(`/restaurants/${slug}`)
    const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g), slug).toHaveLength(1)
  }
  // The width of a Letter sheet without its margins.
  await page.setViewportSize({ width: 755, height: 900 })
  await page.emulateMedia({ media: 'print' })
  const lines = await page
    .getByRole('heading', { level: 2, name: 'Recognition' })
    .evaluate((heading) => {
      const text = document.createRange()
      text.selectNodeContents(heading)
      return text.getClientRects().length
    })
  expect(lines).toBe(1)
})
