import { expect, test } from 'vitest'
import { serveSite } from './site.ts'

const site = serveSite()

test('no spelling of the file of the 404 page answers as if it were a page', async () => {
  for (const path of ['/404', '/404.html', '/404/', '/index.html', '/about/index.html']) {
    const answer = await site.ask(path, { redirect: 'follow' })
    expect.soft(answer.status, path).toBe(404)
  }
})

test('a page that is not there is titled so and asks not to be indexed', async () => {
  for (const [path, title, heading] of [
    ['/nowhere', 'Page not found', 'Oops! Page not found'],
    ['/about/x', 'Page not found', 'Oops! Page not found'],
    ['/restaurants/CA', 'Page not found', 'Oops! Page not found'],
    ['/blog/tandoor-mastery/x', 'Page not found', 'Oops! Page not found'],
    ['/blog/nowhere', 'Post not found', 'Post not found'],
  ] as const) {
    const response = await site.ask(path)
    const html = response.text
    expect(response.status, path).toBe(404)
    expect(html).toContain(`<title>${title} · Pattal</title>`)
    expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`))
    expect(html).toContain('<meta name="robots" content="noindex, follow"/>')
  }
})
