import { expect, test } from 'vitest'
import { readContent } from '#src/build/content/read-content.ts'
import { publishRestaurantPage } from '#src/build/content/restaurant-page.ts'
import type { Article } from '#src/domain/article/schema.ts'
import { blogList, type BlogSearch } from '#src/domain/blog/list.ts'
import { directoryList } from '#src/domain/directory/list.ts'
import { defaultsOf } from '#src/domain/finding/list.ts'
import { findView } from '#src/domain/finding/view.ts'
import { articleData, blogData } from '#src/seo/structured-data/blog.ts'
import { directoryData } from '#src/seo/structured-data/directory.ts'
import { restaurantData } from '#src/seo/structured-data/restaurant.ts'
import { homeData } from '#src/seo/structured-data/site.ts'
import { site } from '#src/site.ts'
import { someRestaurants } from '#tests/domain/restaurant/some-restaurants.ts'
import { searchFor } from '#tests/domain/directory/search-for.ts'

const content = readContent(process.cwd())
const { restaurants, articles, list } = content
const page = { title: 'A page', description: 'What is there.', path: '/page' }
const facts = { ...page, updated: list.updated }
const texas = searchFor({ state: 'TX' })

const pages = {
  home: homeData(),
  directory: directoryData(findView(directoryList, restaurants, defaultsOf(directoryList)), facts),
  'state view': directoryData(findView(directoryList, restaurants, texas), facts),
  blog: blogData(findView<Article, BlogSearch>(blogList, articles, defaultsOf(blogList)), page),
  ...Object.fromEntries(articles.map((article) => [article.id, articleData(article)])),
  ...Object.fromEntries(
    restaurants.map(({ slug }) => [slug, restaurantData(publishRestaurantPage(content, slug))]),
  ),
}

// Checks what the types of schema-dts, which are the vocabulary, cannot express.
test.each(Object.entries(pages))('the addresses in the data of %s are whole', (_name, data) => {
  expect(data['@context']).toBe('https://schema.org')
  const text = JSON.stringify(data['@graph'])
  for (const [, key, value] of text.matchAll(/"(url|@id|image|logo)":"([^"]*)"/g)) {
    expect(value, key).toMatch(/^https:\/\/[^/]+(?:\/|$)/)
  }
  expect(text).not.toMatch(/null|undefined|NaN/)
})

test('a view numbers what it shows from 1, each with its name and page', () => {
  const data = directoryData(findView(directoryList, someRestaurants, texas), facts)
  expect(data['@graph'][0]).toMatchObject({
    '@type': 'CollectionPage',
    name: page.title,
    description: page.description,
    url: `${site.origin}/page`,
    mainEntity: {
      numberOfItems: 2,
      itemListElement: [
        {
          position: 1,
          name: 'Musaafer',
          url: `${site.origin}/restaurants/musaafer-houston`,
        },
        {
          position: 2,
          name: "Kiran's",
          url: `${site.origin}/restaurants/kirans-houston`,
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
      {
        position: 3,
        name: article?.title,
        item: { '@id': `${site.origin}/blog/${article?.id}` },
      },
    ],
  })
})
