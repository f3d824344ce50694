import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { readInlineParts } from '#src/server/inline-parts.ts'

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('what runs or styles in a page is named by its hash', async () => {
  const html = '<script>show()</script><style>p{top:1px}</style><script type="module">go()</script>'
  expect(await readInlineParts(html)).toEqual({
    scripts: [sourceOf('show()'), sourceOf('go()')],
    styles: [sourceOf('p{top:1px}')],
    hasMailForm: false,
  })
})

test('a file and a data block need no hash', async () => {
  const { scripts } = await readInlineParts(
    '<script src="/a.js"></script><script type="application/ld+json">{}</script>',
  )
  expect(scripts).toEqual([])
})
