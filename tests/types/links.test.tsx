import { Link } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx'
import { MoreLink } from '#src/components/MoreLink/MoreLink.tsx'

/** tsc refuses these links, and a comment that expects an error where there is none. */
const refused = (
  <>
    {/* @ts-expect-error There is no such page. */}
    <Link to="/restaurant" />
    {/* @ts-expect-error No state has this code. */}
    <Link to="/restaurants" search={{ state: 'XX' }} />
    {/* @ts-expect-error Codes are written in capitals. */}
    <Link to="/restaurants" search={{ state: 'ny' }} />
    {/* @ts-expect-error The key is misspelt. */}
    <Link to="/restaurants" search={{ qeury: 'dosa' }} />
    {/* @ts-expect-error Categories are the blog's. */}
    <Link to="/restaurants" search={{ category: 'Trends' }} />
    {/* @ts-expect-error The blog has no such category. */}
    <Link to="/blog" search={{ category: 'News' }} />
    {/* @ts-expect-error This page has no search. */}
    <Link to="/about" search={{ query: 'dosa' }} />
    {/* @ts-expect-error Links of our own are as strict: no such page. */}
    <ButtonLink to="/contacts" />
    {/* @ts-expect-error Links of our own are as strict: no such category. */}
    <MoreLink to="/blog" search={{ category: 'News' }} />
  </>
)

test('TypeScript refuses links to what the site does not have', () => {
  expect(refused.props.children).toHaveLength(9)
})
