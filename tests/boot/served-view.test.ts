import { expect, test } from 'vitest'
import { pageState } from '#src/boot/page-state.ts'
import { isServedView } from '#src/boot/served-view.ts'

test.each([
  ['/restaurants?state=&query=', '/restaurants', true],
  ['/restaurants?state=&query=', '/restaurants?fbclid=1', true],
  ['/restaurants?state=&query=', '/restaurants/?query=#semma', true],
  ['/restaurants?state=CA&query=', '/restaurants?state=CA', true],
  ['/restaurants?state=&query=', '/restaurants?state=CA', false],
  ['/restaurants?state=&query=', '/restaurants?state=CA&state=', false],
  ['/restaurants?state=&query=', '/restaurants?utm_source=x&amp;query=dosa', false],
  ['/restaurants?state=&query=', '/restaurants?utm_source=x?query=dosa', false],
  // Back before hydration, to a view and to a page that the HTML does not show.
  ['/restaurants?state=CA&query=', '/restaurants', false],
  ['/restaurants?state=&query=', '/about', false],
  ['/?', '/?utm_source=letter', true],
  // The page for unknown paths is served at all of them.
  [undefined, '/nope?a=b', true],
  [undefined, '/blog', true],
  [undefined, '/restaurants/semma/menu', true],
  [undefined, '/blog/nope', false],
  [undefined, '/restaurants/nope/', false],
])('the HTML of %s at %s: %s', (served, url, expected) => {
  delete pageState().served
  Object.assign(pageState(), served === undefined ? {} : { served })
  history.replaceState(null, '', url)
  expect(isServedView()).toBe(expected)
})
