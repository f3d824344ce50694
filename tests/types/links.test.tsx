import { expect, test } from 'vitest'
import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx'
import { MoreLink } from '#src/components/MoreLink/MoreLink.tsx'
import { articleHref, blogHref, directoryHref } from '#src/domain/url/hrefs.ts'

/** tsc refuses these links, and a comment that expects an error where there is none. */
const refused = (
  <>
    {/* @ts-expect-error There is no such page. */}
    <ButtonLink href="/contacts">Contact</ButtonLink>
    {/* @ts-expect-error A page has one spelling, without a slash at the end. */}
    <MoreLink href="/blog/">Blog</MoreLink>
    {/* @ts-expect-error An id is text. */}
    <a href={articleHref(7)}>Article</a>
    {/* @ts-expect-error No state has this code. */}
    <a href={directoryHref({ state: 'XX' })}>State</a>
    {/* @ts-expect-error Codes are written in capitals. */}
    <a href={directoryHref({ state: 'ny' })}>State</a>
    {/* @ts-expect-error A query is text, even of digits. */}
    <a href={directoryHref({ query: 123 })}>Query</a>
    {/* @ts-expect-error The param is misspelled. */}
    <a href={directoryHref({ qeury: 'dosa' })}>Query</a>
    {/* @ts-expect-error Only the blog has categories. */}
    <a href={directoryHref({ category: 'Trends' })}>Category</a>
    {/* @ts-expect-error The blog has no such category. */}
    <a href={blogHref({ category: 'News' })}>Category</a>
    {/* @ts-expect-error Only the directory has states. */}
    <a href={blogHref({ state: 'CA' })}>State</a>
  </>
)

test('TypeScript refuses links to what the site does not have', () => {
  expect(refused.props.children).toHaveLength(10)
})
