import { createMemoryHistory, Link, RouterContextProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx'
import { MoreLink } from '#src/components/MoreLink/MoreLink.tsx'
import { createRouter } from '#src/router.tsx'
import { navigation } from '#src/site.ts'

interface RightLink {
  url: string
  link: ReactNode
}

const rightLinks: RightLink[] = [
  { url: '/', link: <Link to="/" /> },
  { url: '/about', link: <Link to="/about" /> },
  { url: '/about', link: <Link to="/about" search={{}} /> },
  { url: '/restaurants', link: <Link to="/restaurants" /> },
  { url: '/restaurants?state=CA', link: <Link to="/restaurants" search={{ state: 'CA' }} /> },
  { url: '/restaurants?query=dosa', link: <Link to="/restaurants" search={{ query: 'dosa' }} /> },
  {
    url: '/restaurants?state=DC&query=dosa',
    link: <Link to="/restaurants" search={{ query: 'dosa', state: 'DC' }} />,
  },
  { url: '/restaurants', link: <Link to="/restaurants" search={{ state: 'All', query: '' }} /> },
  {
    url: '/restaurants?state=NY&query=thali',
    link: <Link to="/restaurants" search={({ query = '' }) => ({ query, state: 'NY' })} />,
  },
  { url: '/blog', link: <Link to="/blog" /> },
  {
    url: '/blog?category=Fine+Dining',
    link: <Link to="/blog" search={{ category: 'Fine Dining' }} />,
  },
  {
    url: '/blog?category=Trends&query=thali',
    link: <Link to="/blog" search={{ category: 'Trends', query: 'thali' }} />,
  },
  {
    url: '/blog/tandoor-mastery',
    link: <Link to="/blog/$id" params={{ id: 'tandoor-mastery' }} />,
  },
  { url: '/contact#paid-placement', link: <Link to="/contact" hash="paid-placement" /> },
  { url: '/contact', link: <ButtonLink to="/contact" isGhost /> },
  { url: '/blog?query=spice', link: <MoreLink to="/blog" search={{ query: 'spice' }} /> },
  ...navigation.map(({ to }) => ({ url: to, link: <Link to={to} /> })),
]

/** Links that tsc refuses. It also refuses a comment that expects an error where there is none. */
void (
  <>
    {/* @ts-expect-error There is no such page. */}
    <Link to="/restaurant" />
    {/* @ts-expect-error A page has one spelling, without a slash at the end. */}
    <Link to="/contact/" />
    {/* @ts-expect-error An article is named by its id in params, so that the router writes the URL. */}
    <Link to="/blog/tandoor-mastery" />
    {/* @ts-expect-error Which article? */}
    <Link to="/blog/$id" />
    {/* @ts-expect-error The param is called id. */}
    <Link to="/blog/$id" params={{ slug: 'tandoor-mastery' }} />
    {/* @ts-expect-error An id is text. */}
    <Link to="/blog/$id" params={{ id: 7 }} />
    {/* @ts-expect-error No state has this code. */}
    <Link to="/restaurants" search={{ state: 'XX' }} />
    {/* @ts-expect-error Codes are written in capitals. */}
    <Link to="/restaurants" search={{ state: 'ny' }} />
    {/* @ts-expect-error A function of the search may not write an unknown state either. */}
    <Link to="/restaurants" search={() => ({ state: 'XX' })} />
    {/* @ts-expect-error A query is text, even of digits. */}
    <Link to="/restaurants" search={{ query: 123 }} />
    {/* @ts-expect-error The key is misspelt. */}
    <Link to="/restaurants" search={{ qeury: 'dosa' }} />
    {/* @ts-expect-error Categories are the blog's. */}
    <Link to="/restaurants" search={{ category: 'Trends' }} />
    {/* @ts-expect-error A search is an object, not a piece of URL. */}
    <Link to="/restaurants" search="?state=CA" />
    {/* @ts-expect-error The blog has no such category. */}
    <Link to="/blog" search={{ category: 'News' }} />
    {/* @ts-expect-error States are the directory's. */}
    <Link to="/blog" search={{ state: 'CA' }} />
    {/* @ts-expect-error This page has no search. */}
    <Link to="/about" search={{ query: 'dosa' }} />
    {/* @ts-expect-error An article has no search. */}
    <Link to="/blog/$id" params={{ id: 'tandoor-mastery' }} search={{ query: 'dosa' }} />
    {/* @ts-expect-error Links of our own are as strict: no such page. */}
    <ButtonLink to="/contacts" />
    {/* @ts-expect-error Links of our own are as strict: no such category. */}
    <MoreLink to="/blog" search={{ category: 'News' }} />
  </>
)

const router = createRouter(
  createMemoryHistory({ initialEntries: ['/restaurants?state=TX&query=thali'] }),
)

test.each(rightLinks)('a link of the right type leads to $url', ({ link, url }) => {
  const html = renderToStaticMarkup(
    <RouterContextProvider router={router}>{link}</RouterContextProvider>,
  )
  expect(/href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')).toBe(url)
})
