import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { writePolicy } from '#src/server/headers.ts'

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('what runs or styles in a page is named by its hash; files and data need none', async () => {
  const policy = await writePolicy(
    '<script>show()</script><style>p{top:1px}</style><script type="module">go()</script>' +
      '<script src="/a.js"></script><script type="application/ld+json">{}</script>',
  )
  expect(policy).toContain(
    `; script-src 'self' ${sourceOf('show()')} ${sourceOf('go()')}; style-src 'self' ${sourceOf('p{top:1px}')}; `,
  )
})
