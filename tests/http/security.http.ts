import { expect, test } from 'vitest'
import { scoreByObservatory } from './observatory.ts'
import { serveSite } from './site.ts'

const site = serveSite()

const pages = [
  '/',
  '/restaurants',
  '/restaurants?state=CA',
  '/restaurants?query=dosa',
  '/about',
  '/blog',
  '/blog?category=Trends',
  '/blog/spice-route-guide',
  '/contact',
]

for (const path of pages) {
  test(`${path} scores 145 or more by the rules of Mozilla's Observatory`, async () => {
    const response = await site.ask(path)
    const { score, rows } = scoreByObservatory(response.headers, response.text)
    expect(score, JSON.stringify(rows)).toBeGreaterThanOrEqual(145)
  })
}

test('only documents say what a script in them may not do', async () => {
  expect((await site.ask('/')).headers).toHaveProperty('permissions-policy')
  for (const url of ['/favicon.svg', '/robots.txt']) {
    expect((await site.ask(url)).headers).not.toHaveProperty('permissions-policy')
  }
})

test('no answer names the program that made it', async () => {
  for (const path of ['/', '/restaurants?state=CA', '/no-such-page', '/favicon.svg']) {
    const headers = (await site.ask(path)).headers
    expect(headers).not.toHaveProperty('server')
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).toHaveProperty('x-content-type-options', 'nosniff')
  }
})
