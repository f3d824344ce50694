import { expect, test } from 'vitest'
import { publishRestaurantPage } from '#src/build/publish/restaurant-page.ts'
import { restaurantData, restaurantHead } from '#src/seo/heads/restaurant.ts'
import { site } from '#src/site.ts'
import { content } from '#tests/site-content.ts'

const publish = (slug: string) => publishRestaurantPage(content, slug)

/** What search engines read of a restaurant. */
const describe = (slug: string) => restaurantData(publish(slug))[0]

test('the tab of Semma says name, city and rank, and a shared link has its lead', () => {
  const page = { ...publish('semma-new-york'), rank: 1, listed: 50 }
  const { meta } = restaurantHead(page)
  const title = 'Semma, New York: No. 1 of 50'
  for (const one of [page, { ...page, name: 'Semma New York' }]) {
    expect(restaurantHead(one).meta).toContainEqual({ title: `${title} · Pattal` })
  }
  expect(meta).toContainEqual({ name: 'description', content: page.description })
})

test('Semma is described with the reason for its rank, its address and its own awards', () => {
  const { description, rank, why } = publish('semma-new-york')
  expect(describe('semma-new-york')).toMatchObject({
    '@type': 'Restaurant',
    '@id': `${site.origin}/restaurants/semma-new-york#restaurant`,
    mainEntityOfPage: `${site.origin}/restaurants/semma-new-york`,
    name: 'Semma',
    description: `${description} Why No. ${rank}: ${why}`,
    address: {
      streetAddress: '60 Greenwich Ave',
      addressLocality: 'New York',
      addressRegion: 'NY',
      postalCode: '10011',
      addressCountry: 'US',
    },
    geo: { latitude: 40.74, longitude: -74 },
    telephone: '+1 212-373-8900',
    url: 'https://www.semma.nyc/',
    servesCuisine: 'Indian',
    priceRange: '$$$',
    award: [
      'Michelin: Star, 2022–2026',
      'New York Times: No.\u{a0}1 of New York City’s best restaurants, 2025',
    ],
  })
})

test('what Vikram Sunderam and the owner of Rasika were named for is not its own', () => {
  expect(describe('rasika-washington')).toMatchObject({
    award: [
      'James Beard: Outstanding Restaurant, Semifinalist, 2016–2017',
      'Washington Post: Four stars, 2009',
    ],
  })
})
