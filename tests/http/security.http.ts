import { expect, test } from 'vitest'
import { knownPath, layouts } from '#tests/e2e/content.ts'
import { site } from './site.ts'

const views = ['/restaurants?state=CA', '/restaurants?query=dosa', '/blog?category=Trends']
const pages = [...layouts, ...views, knownPath, '/no-such-page']

// The rows that Mozilla's Observatory rates: https://developer.mozilla.org/observatory/docs/tests_and_scoring
test.each(pages)('%s has every header that protects a visitor', async (path) => {
  const { headers, text } = await site.fetch(path)
  expect(headers).toMatchObject({
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringMatching(
      /^(?=.*\bcamera=\(\))(?=.*\bmicrophone=\(\))(?=.*\bgeolocation=\(\))(?=.*\bpayment=\(\))/,
    ),
  })
  expect(headers).not.toHaveProperty('set-cookie')
  expect(headers).not.toHaveProperty('server')
  expect(headers).not.toHaveProperty('x-powered-by')
  expect(headers).not.toHaveProperty('access-control-allow-credentials')

  // Cloudflare sends the file of a page, which has its policy in the HTML.
  const [, ofFile = ''] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(text) ?? []
  const policy = [ofFile, headers['content-security-policy']].filter(Boolean).join('; ')
  expect(policy).toMatch(/^default-src 'self';/)
  expect(policy).toContain("object-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("base-uri 'none'")
  const mail = path === '/contact' ? ' mailto:' : ''
  expect(policy).toContain(`form-action 'self'${mail};`)
  // Nothing runs that the page does not name by its hash.
  expect(policy).not.toMatch(/'unsafe-|\*|http:|data:[^;]*script/)
  expect(policy).not.toMatch(/(?:script|style)-src [^;]*(?:data:|https:)/)

  expect(text).not.toMatch(/<script\b[^>]*\bsrc="(?!\/(?!\/))/)
})
