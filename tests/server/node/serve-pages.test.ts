import { expect, test } from 'vitest'
import { servePages } from '#src/server/node/serve-pages.ts'

const origin = 'http://localhost'

test('a view that many ask for at once is rendered once', async () => {
  let rendered = 0
  const serve = servePages(async () => {
    rendered += 1
    await new Promise((resolve) => setImmediate(resolve))
    return new Response('a view', { headers: { ETag: '"view"' } })
  })
  const answers = await Promise.all(Array.from({ length: 9 }, () => serve(new Request(origin))))
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(Array(9).fill('a view'))
  expect(rendered).toBe(1)
})

test('a view that could not be rendered is rendered again', async () => {
  const statuses = [500, 200]
  const serve = servePages(async () => new Response('a view', { status: statuses.shift() ?? 0 }))
  expect((await serve(new Request(origin))).status).toBe(500)
  expect((await serve(new Request(origin))).status).toBe(200)
})
