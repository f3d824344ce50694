import { Link } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { articleHref } from '#src/domain/url/hrefs.ts'

/** TypeScript refuses these links, and a comment that expects an error where there is none. */
const refused = (
  <>
    {/* @ts-expect-error There is no such page. */}
    <Link to="/restaurant">Restaurants</Link>
    {/* @ts-expect-error The param has another name. */}
    <Link to="/restaurants/$slug" params={{ id: 'semma-new-york' }}>
      Semma
    </Link>
    {/* @ts-expect-error The param is misspelled. */}
    <Link to="/restaurants" search={{ stat: 'NY' }}>
      New York
    </Link>
    {/* @ts-expect-error No state has this code. */}
    <Link to="/restaurants" search={{ state: 'XX' }}>
      State
    </Link>
    {/* @ts-expect-error A query is text, even of digits. */}
    <Link to="/restaurants" search={{ query: 123 }}>
      123
    </Link>
    {/* @ts-expect-error Only the directory has states. */}
    <Link to="/blog" search={{ state: 'CA' }}>
      California
    </Link>
    {/* @ts-expect-error An id is text. */}
    <a href={articleHref(7)}>Article</a>
  </>
)

test('TypeScript refuses links to what the site does not have', () => {
  expect(refused.props.children).toHaveLength(7)
})
