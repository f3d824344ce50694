import { expect, test } from 'vitest'
import { pageHead } from '#src/seo/head.ts'
import { articleHead } from '#src/seo/heads/article.ts'
import { site } from '#src/site.ts'
import { tandoor } from '#tests/domain/article/some-articles.ts'

/** Values by their name or property. */
const read = (meta: readonly Record<string, string>[]): Record<string, string | undefined> =>
  Object.fromEntries(
    meta.map(({ name, property, title, content }) => [
      name ?? property ?? 'title',
      content ?? title,
    ]),
  )

test('a head describes a page to the tab, to search engines and to sites that show a link', () => {
  const { meta } = pageHead({
    title: 'Best Indian Restaurants in Texas',
    path: '/restaurants?state=TX',
    description: 'Two kitchens.',
    image: '/share/restaurants-tx.png',
  })
  expect(read(meta)).toEqual({
    title: 'Best Indian Restaurants in Texas · Pattal',
    description: 'Two kitchens.',
    'og:type': 'website',
    'og:url': `${site.origin}/restaurants?state=TX`,
    'og:title': 'Best Indian Restaurants in Texas',
    'og:description': 'Two kitchens.',
    'og:image': `${site.origin}/share/restaurants-tx.png`,
    'og:image:alt': 'Best Indian Restaurants in Texas · Pattal',
    'og:site_name': 'Pattal',
    'og:locale': 'en_US',
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  })
})

test.each([
  [undefined, '2025-08-08'],
  ['November 22, 2026', '2026-11-22'],
])('an article that was corrected on %s says when, and where it belongs', (updated, day) => {
  const { meta } = articleHead({ ...tandoor, ...(updated && { updated }) })
  expect(read(meta)).toMatchObject({
    'og:type': 'article',
    'og:image': `${site.origin}/share/blog-tandoor.png`,
    'article:published_time': '2025-08-08',
    'article:modified_time': day,
    'article:section': 'Techniques',
  })
  const data = JSON.stringify(meta)
  expect(data).toContain(`"datePublished":"2025-08-08","dateModified":"${day}"`)
  expect(data).toMatch(/"BreadcrumbList".*\/blog".*\/blog\/tandoor"/)
})
