import { expect, test } from 'vitest'
import { publishRestaurantPage } from '#src/build/publish/restaurant-page.ts'
import { directoryList } from '#src/domain/directory/directory-list.ts'
import { articleHead } from '#src/seo/heads/article.ts'
import { directoryHead } from '#src/seo/heads/directory.ts'
import { homeHead } from '#src/seo/heads/home.ts'
import { restaurantData } from '#src/seo/heads/restaurant.ts'
import { content } from '#tests/site-content.ts'

const { restaurants, articles } = content

const pages = {
  home: homeHead({ restaurants: 'seven', today: '7 restaurants in 6 states' }),
  directory: await directoryHead(restaurants, directoryList.defaults, async () => undefined),
  ...Object.fromEntries(articles.map((article) => [article.id, articleHead(article)])),
  ...Object.fromEntries(
    restaurants.map(({ slug }) => [slug, restaurantData(publishRestaurantPage(content, slug))]),
  ),
}

// Checks what the types of schema-dts, which are the vocabulary, cannot express.
test.each(Object.entries(pages))('the addresses in the data of %s are whole', (_name, data) => {
  const text = JSON.stringify(data)
  for (const [, key, value] of text.matchAll(/"(url|@id|image|logo)":"([^"]*)"/g)) {
    expect(value, key).toMatch(/^https:\/\/[^/]+(?:\/|$)/)
  }
  expect(text).not.toMatch(/null|undefined|NaN/)
})
