import { articles, first, list, restaurants } from './content.ts'
import { expect, open, readAddress, test } from './test.ts'

test('figures, features, restaurants and articles are as specified', async ({ page }) => {
  await open(page, '/')
  const main = page.getByRole('main')
  await expect(main.getByText('Curated by Food Experts', { exact: true })).toBeVisible()
  const stats = page.getByRole('region', { name: 'Pattal in figures' })
  await expect(stats.getByRole('definition')).toHaveText(['48+', '15+', '100%', '50K+'])
  const labels = ['restaurants', 'states', 'expert reviewed', 'monthly readers']
  await expect(stats.getByRole('term')).toHaveText(labels)
  await expect(stats).toContainText(`Awards as of ${list.awards}.`)

  // Else a printed or saved page would lack those that nobody has scrolled to.
  await expect(page.locator('img[loading=lazy]')).toHaveCount(0)
  const chunk = page.waitForRequest(/about-[^/]+\.js$/)
  await page.getByRole('banner').getByRole('link', { name: 'About' }).hover()
  await chunk

  const features = page.getByRole('region', { name: 'Why Pattal?' })
  await expect(features.getByRole('heading', { level: 3 })).toHaveText([
    'Authentic Flavors',
    'Regional Specialties',
    'Fine Dining Excellence',
  ])
  const featured = page.getByRole('region', { name: 'Featured Restaurants' })
  const six = restaurants.slice(0, 6)
  await expect(featured.getByRole('article').getByRole('heading')).toHaveText(
    six.map(({ name }) => name),
  )
  await expect(featured.getByText(/^Rank \d$/)).toHaveText(six.map((_, i) => `Rank ${i + 1}`))

  await test.step('its links lead to the list, the blog and the articles', async () => {
    const latest = page.getByRole('region', { name: 'Latest from Our Blog' })
    await expect(latest.getByRole('heading', { level: 3 })).toHaveText(
      articles.slice(0, 3).map(({ title }) => title),
    )
    for (const [link, url] of [
      [main.getByRole('link', { name: 'Explore Restaurants' }), '/restaurants'],
      [main.getByRole('link', { name: 'Read Our Blog' }), '/blog'],
      [featured.getByRole('link', { name: 'View All restaurants' }), '/restaurants'],
      [latest.getByRole('link', { name: 'View All articles' }), '/blog'],
      [latest.getByRole('link', { name: first(articles).title }), `/blog/${first(articles).id}`],
    ] as const) {
      await link.click()
      await expect.poll(() => readAddress(page)).toBe(url)
      await page.goBack()
    }
  })

  await test.step('where No. 1 is new, its Save button is where it was, beside the plate', async () => {
    const poster = featured.getByRole('article').first()
    const readPlace = async () => (await poster.getByRole('button').boundingBox())?.x
    await page.setViewportSize({ width: 768, height: 900 })
    const before = await readPlace()
    // As the card of a new restaurant.
    await poster.getByRole('heading').evaluate((name) => {
      name.replaceWith(Object.assign(document.createElement('div'), { innerHTML: name.outerHTML }))
    })
    expect(await readPlace()).toBe(before)
  })
})
