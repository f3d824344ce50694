import { expect, test } from 'vitest'
import { createLinkResolver } from '#src/build/content/resolve-links.ts'
import { someRestaurants } from '#tests/domain/restaurant/some-restaurants.ts'

const restaurants = someRestaurants.map((restaurant) => ({
  ...restaurant,
  slug: restaurant.name.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
}))
const resolveLink = createLinkResolver(
  restaurants,
  ['tandoor-mastery'],
  ['/', '/about', '/contact'],
)

test.each([
  '/',
  '/about',
  '/contact',
  '/blog',
  '/blog/tandoor-mastery',
  '/blog?category=Fine+Dining',
  '/blog?category=Trends&query=map',
  '/restaurants',
  '/restaurants?state=TX',
  '/restaurants?state=TX&query=houston',
  'https://example.com/a?b=c#d',
])('%s leads where it says', (href) => {
  expect(resolveLink(href)).toEqual({ href })
})

test.each(['restaurant:chai-pani', '/restaurants/chai-pani'])(
  '%s leads to the page of the restaurant',
  (href) => {
    expect(resolveLink(href)).toEqual({ href: '/restaurants/chai-pani' })
  },
)

test.each([
  ['/restaurants?state=ZZ', '/restaurants'],
  ['/restaurants?state=All', '/restaurants'],
  ['/restaurants?state=tx', '/restaurants?state=TX'],
  ['/restaurants?query=houston&state=TX', '/restaurants?state=TX&query=houston'],
  ['/restaurants?state=TX?', '/restaurants?state=TX'],
  ['/blog?category=trends', '/blog?category=Trends'],
])('%s must be written %s', (href, canonical) => {
  expect(resolveLink(href)).toEqual({ expected: `${canonical}, where this address leads` })
})

test.each(['/restaurants?query=zzzz', '/restaurants?state=TX&query=semma'])(
  '%s shows no restaurant',
  (href) => {
    expect(resolveLink(href)).toEqual({
      expected: 'a view of the directory that shows a restaurant',
    })
  },
)

test.each([
  'restaurant:nobody',
  '/restaurants/chai-panic',
  '/blog/nope',
  '/about/',
  '/restaurants#semma',
  '#bread',
  '',
  'http://example.com',
  'mailto:a@example.com',
  'javascript:alert(1)',
  '//example.com',
])('%j is no page of the site', (href) => {
  expect(resolveLink(href)).toEqual({
    expected: 'a page of the site, restaurant:slug of the list, or an https address',
  })
})
