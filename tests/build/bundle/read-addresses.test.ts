import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { readContactUrl, readOrigin } from '#src/build/bundle/read-addresses.ts'

test.each([
  ['https://example.com', 'https://example.com'],
  ['https://example.com/', 'https://example.com'],
  ['HTTPS://Example.com', 'https://example.com'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['https://bücher.example', 'https://xn--bcher-kva.example'],
])('the site can be published at %s', (text, origin) => {
  expect(readOrigin(text)).toBe(origin)
})

const notAddresses = [
  '',
  'example.com',
  'localhost:3000',
  'https://',
  'https:example.com',
  'https://example.com:99999',
  'https://example.com/#top',
  'https://user:secret@example.com',
  'mailto:hello@pattal.example',
]

test.each([...notAddresses, 'https://example.com/food', 'https://example.com?a=b'])(
  'the site cannot be published at "%s"',
  (text) => {
    expect(() => readOrigin(text)).toThrow(
      `SITE_ORIGIN: expected an address such as https://example.com, found "${text}".`,
    )
  },
)

test('a build for a wrong address stops with that sentence', async () => {
  const build = promisify(execFile)('node', ['node_modules/vite/bin/vite.js', 'build'], {
    env: { ...process.env, SITE_ORIGIN: 'https://example.com:99999' },
  })
  await expect(build).rejects.toThrow(
    'Error: SITE_ORIGIN: expected an address such as https://example.com, found "https://example.com:99999".',
  )
})

test.each([
  [undefined, undefined],
  ['https://forms.example', 'https://forms.example/'],
  ['https://forms.example/f/abc?site=pattal', 'https://forms.example/f/abc?site=pattal'],
])('the contact form can post to %s', (text, url) => {
  expect(readContactUrl(text)).toBe(url)
})

test.each([...notAddresses, '/contact', 'https://forms.example/a b'])(
  'the contact form cannot post to "%s"',
  (text) => {
    expect(() => readContactUrl(text)).toThrow(
      `CONTACT_URL: expected an address such as https://forms.example/pattal, found "${text}".`,
    )
  },
)
