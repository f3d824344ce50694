import { Link } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { articleHref } from '#src/domain/url/hrefs.ts'

/** TypeScript refuses these links, and a comment that expects an error where there is none. */
const refused = (
  <>
    {/* @ts-expect-error There is no such page. */}
    <Link to="/restaurant" />
    {/* @ts-expect-error The param has another name. */}
    <Link to="/restaurants/$slug" params={{ id: 'semma-new-york' }} />
    {/* @ts-expect-error The param is misspelled. */}
    <Link to="/restaurants" search={{ stat: 'NY' }} />
    {/* @ts-expect-error No state has this code. */}
    <Link to="/restaurants" search={{ state: 'XX' }} />
    {/* @ts-expect-error A query is text, even of digits. */}
    <Link to="/restaurants" search={{ query: 123 }} />
    {/* @ts-expect-error Only the directory has states. */}
    <Link to="/blog" search={{ state: 'CA' }} />
    {/* @ts-expect-error An id is text. */}
    <a href={articleHref(7)}>Article</a>
  </>
)

test('TypeScript refuses links to what the site does not have', () => {
  expect(refused.props.children).toHaveLength(7)
})
