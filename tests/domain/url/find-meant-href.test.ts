import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findMeantHref } from '#src/domain/url/find-meant-href.ts'

const pages = ['/', '/about', '/blog/tandoor', '/restaurants', '/restaurants/semma-new-york']
const find = (path: string) => findMeantHref(path, { list: 'a' }, pages)?.replace(/[?&]list=a$/, '')

test.each([
  ['/restaurants/semma-new-york).', '/restaurants/semma-new-york'],
  ['/blog/tandoor%E2%80%9D', '/blog/tandoor'],
  ['/restaurants/Semma-New-York.html', '/restaurants/semma-new-york'],
  ['/index.html', '/'],
  ['/about/index.htm,', '/about'],
  ['/RSS.xml', '/feed.xml'],
  ['/feed/', '/feed.xml'],
  ['/atom.xml', '/feed.xml'],
  ['/about', undefined],
  ['/nope.html', undefined],
  ['/100%', undefined],
  ['/restaurants/semma', undefined],
])('%s means %s', (path, page) => {
  expect(find(path)).toBe(page)
})

test('what is found is a page or the feed, which means nothing else, whatever the path', () => {
  const part = fc.oneof(
    fc.constantFrom(...pages, '.html', '/index', '%3F', '”', '/feed'),
    fc.string(),
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 4 }), (parts) => {
      const [page = ''] = (find(parts.join('')) ?? '/').split('?')
      expect([...pages, '/feed.xml']).toContain(page)
      expect(find(page)).toBeUndefined()
    }),
  )
})
