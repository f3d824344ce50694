import { expect, test } from 'vitest'
import { readContent } from '#src/build/content/read-content.ts'
import { publishRestaurantPage } from '#src/build/content/publish/restaurant-page.ts'
import { directoryList } from '#src/domain/directory/directory-list.ts'
import { defaultsOf } from '#src/domain/finding/list-definition.ts'
import { findView } from '#src/domain/finding/view.ts'
import { articleData } from '#src/seo/structured-data/article-data.ts'
import { directoryData } from '#src/seo/structured-data/directory-data.ts'
import { restaurantData } from '#src/seo/structured-data/restaurant-data.ts'
import { websiteData } from '#src/seo/structured-data/website-data.ts'
import { site } from '#src/site.ts'
import { someRestaurants } from '#tests/domain/restaurant/some-restaurants.ts'
import { searchFor } from '#tests/domain/directory/search-for.ts'

const content = readContent(process.cwd())
const { restaurants, articles } = content
const whole = findView(directoryList, restaurants, defaultsOf(directoryList))

const pages = {
  home: websiteData(),
  directory: directoryData(whole, 'A page', 'What is there.'),
  ...Object.fromEntries(articles.map((article) => [article.id, articleData(article)])),
  ...Object.fromEntries(
    restaurants.map(({ slug }) => [slug, restaurantData(publishRestaurantPage(content, slug))]),
  ),
}

// Checks what the types of schema-dts, which are the vocabulary, cannot express.
test.each(Object.entries(pages))('the addresses in the data of %s are whole', (_name, data) => {
  const text = JSON.stringify(data['@graph'])
  for (const [, key, value] of text.matchAll(/"(url|@id|image|logo)":"([^"]*)"/g)) {
    expect(value, key).toMatch(/^https:\/\/[^/]+(?:\/|$)/)
  }
  expect(text).not.toMatch(/null|undefined|NaN/)
})

test('a view numbers what it shows from 1, each with its name and page', () => {
  const view = findView(directoryList, someRestaurants, searchFor({ state: 'TX' }))
  expect(directoryData(view, 'Texas', 'Two kitchens.')['@graph'][0]).toMatchObject({
    '@type': 'ItemList',
    name: 'Texas',
    description: 'Two kitchens.',
    url: `${site.origin}/restaurants?state=TX`,
    numberOfItems: 2,
    itemListElement: [
      { position: 1, name: 'Musaafer', url: `${site.origin}/restaurants/musaafer-houston` },
      { position: 2, name: "Kiran's", url: `${site.origin}/restaurants/kirans-houston` },
    ],
  })
})

test('the breadcrumbs of an article begin at the home page', () => {
  const [article] = articles
  expect(article && articleData(article)['@graph'][1]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: { '@id': `${site.origin}/` } },
      { position: 2, name: 'Blog', item: { '@id': `${site.origin}/blog` } },
      {
        position: 3,
        name: article?.title,
        item: { '@id': `${site.origin}/blog/${article?.id}` },
      },
    ],
  })
})
