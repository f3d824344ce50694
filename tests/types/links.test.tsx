import { Link } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx'
import { MoreLink } from '#src/components/MoreLink/MoreLink.tsx'

/** Links that tsc refuses. It also refuses a comment that expects an error where there is none. */
const refused = (
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

test('TypeScript refuses links to what the site does not have', () => {
  expect(refused.props.children).toHaveLength(19)
})
