import { expect, test } from 'vitest'
import { readContent } from '#src/build/content/read-content.ts'
import type { Article } from '#src/domain/article/schema.ts'
import { blogList, type BlogSearch } from '#src/domain/blog/list.ts'
import { directoryList } from '#src/domain/directory/list.ts'
import { defaultsOf } from '#src/domain/finding/list.ts'
import { findView } from '#src/domain/finding/view.ts'
import { articleData, blogData } from '#src/seo/structured-data/blog.ts'
import { directoryData } from '#src/seo/structured-data/directory.ts'
import { homeData } from '#src/seo/structured-data/site.ts'
import { site } from '#src/site.ts'
import { someRestaurants } from '#tests/domain/restaurant/some-restaurants.ts'
import { searchFor } from '#tests/domain/directory/search-for.ts'

const { restaurants, places, articles, list } = readContent(process.cwd())
const page = { title: 'A page', description: 'What is there.', path: '/page' }
const facts = { ...page, places, updated: list.updated }
const texas = searchFor({ state: 'TX' })

const pages = {
  home: homeData(),
  directory: directoryData(findView(directoryList, restaurants, defaultsOf(directoryList)), facts),
  'state view': directoryData(findView(directoryList, restaurants, texas), facts),
  blog: blogData(findView<Article, BlogSearch>(blogList, articles, defaultsOf(blogList)), page),
  ...Object.fromEntries(articles.map((article) => [article.id, articleData(article)])),
}

// Checks what the types of schema-dts, which are the vocabulary, cannot express.
test.each(Object.entries(pages))('the addresses in the data of %s are whole', (_name, data) => {
  expect(data['@context']).toBe('https://schema.org')
  const text = JSON.stringify(data['@graph'])
  for (const [, key, value] of text.matchAll(/"(url|@id|image|logo)":"([^"]*)"/g)) {
    expect(value, key).toMatch(/^https:\/\/[^/]+\//)
  }
  expect(text).not.toMatch(/null|undefined|NaN/)
})

test('a view numbers what it shows from 1, each with its address, its rank and where it is', () => {
  const withFacts = someRestaurants.map((one) =>
    one.name === 'Musaafer'
      ? { ...one, neighborhood: 'The Galleria', recognition: 'Michelin star 2024' }
      : one,
  )
  const data = directoryData(findView(directoryList, withFacts, texas), {
    places: { 'musaafer-houston': { latitude: 29.74, longitude: -95.46 } },
    updated: 'October 1, 2025',
    title: 'Best Indian Restaurants in Texas',
    description: 'Two kitchens.',
    path: '/restaurants?state=TX',
  })
  expect(data['@graph'][0]).toMatchObject({
    '@type': 'CollectionPage',
    name: 'Best Indian Restaurants in Texas',
    description: 'Two kitchens.',
    url: `${site.origin}/restaurants?state=TX`,
    dateModified: '2025-10-01',
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: 2,
      itemListElement: [
        {
          position: 1,
          url: `${site.origin}/restaurants/musaafer-houston`,
          item: {
            '@type': 'Restaurant',
            name: 'Musaafer',
            address: {
              addressLocality: 'The Galleria, Houston',
              addressRegion: 'TX',
              addressCountry: 'US',
            },
            geo: { '@type': 'GeoCoordinates', latitude: 29.74, longitude: -95.46 },
            servesCuisine: 'Indian',
            priceRange: '$$',
            award: ['Michelin star 2024'],
            additionalProperty: { name: 'Rank', value: 4 },
          },
        },
        {
          position: 2,
          item: {
            name: "Kiran's",
            address: { addressLocality: 'Houston' },
            additionalProperty: { value: 5 },
          },
        },
      ],
    },
  })
})

test('an article tells the way to it from the home page', () => {
  const [article] = articles
  expect(article && articleData(article)['@graph'][1]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: { '@id': `${site.origin}/` } },
      { position: 2, name: 'Blog', item: { '@id': `${site.origin}/blog` } },
      { position: 3, name: article?.title, item: { '@id': `${site.origin}/blog/${article?.id}` } },
    ],
  })
})
