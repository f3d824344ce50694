import { articles, isNew, restaurants } from './content.ts'
import { expect, open, readAddress, test } from './test.ts'

test('the hero links to the list and the blog, and the latest articles to their pages', async ({
  page,
}) => {
  await open(page, '/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main.getByText('Curated by Food Experts', { exact: true })).toBeVisible()

  await main.getByRole('link', { name: 'Explore Restaurants' }).click()
  await expect(page).toHaveURL('/restaurants')
  await page.goBack()
  await main.getByRole('link', { name: 'Read Our Blog' }).click()
  await expect(page).toHaveURL('/blog')
  await page.goBack()

  const section = page.getByRole('region', { name: 'Latest from Our Blog' })
  const cards = section.getByRole('article')
  await expect(cards).toHaveCount(3)
  for (const [index, { id, category, date }] of articles.slice(0, 3).entries()) {
    const card = cards.nth(index)
    await expect(card.getByText(category, { exact: true })).toBeVisible()
    await expect(card.getByText(date, { exact: true })).toBeVisible()
    await expect(card.getByText(/^\d+ min read$/)).toBeVisible()
    await expect(card.getByRole('paragraph').nth(1)).not.toBeEmpty()
    await expect(card.getByRole('heading').getByRole('link')).toHaveAttribute('href', `/blog/${id}`)
  }
  await cards.first().getByRole('link').first().click()
  await expect(page.getByRole('link', { name: 'View all articles' })).toBeVisible()
  expect(readAddress(page)).toBe(`/blog/${articles[0]?.id}`)

  await page.goBack()
  await section.getByRole('link', { name: 'View All' }).click()
  await expect(page).toHaveURL('/blog')
})

test('figures, features and featured restaurants are those of the specification', async ({
  page,
}) => {
  await open(page, '/')
  const stats = page.getByRole('region', { name: 'Pattal in figures' })
  const figures = ['48+', '15+', '100%', '50K+']
  const labels = ['restaurants', 'states', 'expert reviewed', 'monthly readers']
  await expect(stats.getByRole('definition')).toHaveText(figures)
  await expect(stats.getByRole('term')).toHaveText(labels)

  const features = page.getByRole('region', { name: 'Why Pattal?' })
  await expect(features.getByRole('heading', { level: 3 })).toHaveText([
    'Authentic Flavors',
    'Regional Specialties',
    'Fine Dining Excellence',
  ])
  for (const feature of await features.getByRole('listitem').all()) {
    await expect(feature.getByRole('paragraph')).not.toBeEmpty()
    const picture = feature.getByRole('img')
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveAttribute('alt', /\w/)
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }

  // No picture is there twice.
  const sources = await page
    .locator('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')))
  expect(sources.length).toBeGreaterThanOrEqual(7)
  expect(new Set(sources).size).toBe(sources.length)

  const featured = page.getByRole('region', { name: 'Featured Restaurants' })
  const cards = featured.getByRole('article')
  await expect(cards).toHaveCount(6)
  for (const [index, restaurant] of restaurants.slice(0, 6).entries()) {
    const card = cards.nth(index)
    await expect(card.getByRole('heading', { name: restaurant.name, exact: true })).toBeVisible()
    await expect(card.getByText(`Rank ${index + 1}`, { exact: true })).toBeVisible()
    await expect(card.getByText(`${restaurant.city}, ${restaurant.state}`)).toBeVisible()
    await expect(card.getByText(restaurant.priceRange, { exact: true })).toBeVisible()
    await expect(card.getByText(restaurant.cuisine, { exact: true })).toBeVisible()
    await expect(
      card.getByText(restaurant.description.slice(0, 20).split(/['"]/)[0] ?? ''),
    ).toBeVisible()
    await expect(card.getByText('NEW', { exact: true })).toHaveCount(isNew(restaurant) ? 1 : 0)
  }

  // On a phone the first of them begins within 1,700 px.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(async () => (await cards.first().boundingBox())?.y).toBeLessThanOrEqual(1700)

  await featured.getByRole('link', { name: 'View All' }).click()
  await expect(page).toHaveURL('/restaurants')
})
