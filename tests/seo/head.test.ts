import { expect, test } from 'vitest'
import type { Article } from '#src/domain/article/article-schema.ts'
import { missingHead, pageHead } from '#src/seo/head.ts'
import { articleHead } from '#src/seo/heads/article.ts'
import { directoryHead } from '#src/seo/heads/directory.ts'
import { site } from '#src/site.ts'
import { searchFor } from '#tests/domain/directory/search-for.ts'
import { someRestaurants } from '#tests/domain/restaurant/some-restaurants.ts'

const page = {
  title: 'Best Indian Restaurants in Texas',
  path: '/restaurants?state=TX',
  description: 'Two kitchens.',
  image: '/share/restaurants-tx.png',
} as const
const article: Article = {
  id: 'tandoor',
  title: 'The oven',
  date: 'August 8, 2025',
  category: 'Techniques',
  image: 'tandoor',
  excerpt: 'Dough on clay.',
  description: 'How it works.',
  readTime: '6 min read',
}

/** Values by their name or property. */
function read(meta: readonly Record<string, string>[]): Record<string, string | undefined> {
  return Object.fromEntries(
    meta.map(({ name, property, title, content }) => [
      name ?? property ?? 'title',
      content ?? title,
    ]),
  )
}

test('a head describes a page to the tab, to search engines and to sites that show a link', () => {
  expect(read(pageHead(page).meta)).toEqual({
    title: 'Best Indian Restaurants in Texas · Pattal',
    description: 'Two kitchens.',
    'og:type': 'website',
    'og:url': `${site.origin}/restaurants?state=TX`,
    'og:title': 'Best Indian Restaurants in Texas',
    'og:description': 'Two kitchens.',
    'og:image': `${site.origin}/share/restaurants-tx.png`,
    'og:image:alt': 'Best Indian Restaurants in Texas, from Pattal',
    'og:site_name': 'Pattal',
    'og:locale': 'en_US',
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  })
})

test('the view of a query has noindex', () => {
  expect(read(pageHead({ ...page, isIndexed: false }).meta).robots).toBe('noindex, follow')
  expect(read(pageHead(page).meta)).not.toHaveProperty('robots')
})

test('the home page is titled without the name of the site a second time', () => {
  expect(read(pageHead({ ...page, title: 'Pattal: ranked', path: '/' }).meta).title).toBe(
    'Pattal: ranked',
  )
})

test('an article says when it was published and where it belongs', () => {
  expect(read(articleHead(article).meta)).toMatchObject({
    'og:type': 'article',
    'og:url': `${site.origin}/blog/tandoor`,
    'og:image': `${site.origin}/share/blog-tandoor.png`,
    'article:published_time': '2025-08-08',
    'article:modified_time': '2025-08-08',
    'article:section': 'Techniques',
  })
})

test('an article that was corrected says when', () => {
  const meta = read(articleHead({ ...article, updated: 'November 22, 2026' }).meta)
  expect(meta['article:published_time']).toBe('2025-08-08')
  expect(meta['article:modified_time']).toBe('2026-11-22')
})

test('an unknown page has noindex', () => {
  expect(read(missingHead().meta)).toEqual({
    title: 'Page not found · Pattal',
    robots: 'noindex, follow',
  })
})

test.each([
  ['All', 'restaurants', 'Best Indian Restaurants in the USA: Semma, Chai Pani, Copra'],
  ['TX', 'restaurants-tx', 'Best Indian Restaurants in Texas: Musaafer, Kiran’s'],
] as const)('the image of the directory in %s names its first three', async (state, image, alt) => {
  const { meta } = await directoryHead(someRestaurants, searchFor({ state }))
  expect(read(meta)).toMatchObject({
    'og:image': `${site.origin}/share/${image}.png`,
    'og:image:alt': alt,
  })
})
