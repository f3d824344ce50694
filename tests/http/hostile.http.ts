import path from 'node:path'
import { pathToFileURL } from 'node:url'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { fetch as Handler } from '#src/entry-server.tsx'
import { anyText } from '#tests/any-text.ts'
import { known, knownPath } from '#tests/e2e/content.ts'
import { naughtyStrings } from './naughty-strings.ts'

const origin = 'http://localhost'
/** `npm run test:hostile` sets 100,000. */
const runs = Number(process.env.HOSTILE_RUNS ?? 400)
/** In how many places of a URL each naughty string is sent. */
const placesPerString = runs > 400 ? 8 : 2

const file = path.resolve('dist/server/entry-server.js')
const { fetch: handle }: { fetch: typeof Handler } = await import(pathToFileURL(file).href)

/** The status of the target of each redirect: most redirects have the same few. */
const targets = new Map<string, number>()

async function follow(location: string): Promise<number> {
  const request = new Request(new URL(location, origin), { method: 'HEAD' })
  const status = targets.get(location) ?? (await handle(request)).status
  targets.set(location, status)
  return status
}

const methods = 'GET GET GET GET HEAD POST PUT DELETE OPTIONS PROPFIND'.split(' ')
const headerNames = 'accept-encoding if-none-match range x-forwarded-host accept cookie'.split(' ')
const signs = ['<pwn', '<script>pwn', 'onpwn="', "onpwn='", 'onload=pwn', 'href="javascript:']

async function findHarm(request: Request): Promise<string | undefined> {
  const response = await handle(request)
  const about = `${request.method} ${request.url.slice(0, 300)}`
  if (response.status >= 500) {
    return `${about} answers ${response.status}`
  }
  const location = response.headers.get('location')
  if (location !== null) {
    if (!/^\/(?![/\\])/.test(location)) {
      return `${about} leads to ${location}`
    }
    const status = await follow(location)
    if (response.status !== 308) {
      return `${about} redirects with ${response.status}`
    }
    return [200, 404].includes(status) ? undefined : `${about} leads on and on: ${location}`
  }
  const body = await response.text()
  const sign = signs.find((text) => body.includes(text))
  if (sign !== undefined) {
    return `${about} reflects ${sign}`
  }
  return /root:x:0|"lockfileVersion"/.test(body) ? `${about} shows a file` : undefined
}

const encode = (text: string) => encodeURIComponent(Buffer.from(text).toString())
const places: ((text: string) => string)[] = [
  (text) => `/${text}`,
  (text) => `/blog/${encode(text)}`,
  (text) => `/blog?query=${encode(text)}`,
  (text) => `/restaurants?${text}`,
  (text) => `/restaurants?state=${encode(text)}&query=${text}`,
  (text) => `/restaurants?list=${known.slug}.${encode(text)}.${text}`,
  (text) => `/contact?${encode(text)}=1&${text}#${text}`,
  (text) => `${knownPath}${encode(text.slice(0, 3))}.html%3F${encode(text)}`,
]

function toRequest(method: string, url: string, headers: Record<string, string>): Request[] {
  try {
    return [new Request(origin + url, { method, headers })]
  } catch {
    // No browser can make such a request.
    return []
  }
}

test('no naughty string breaks the handler, wherever it is in a URL', async () => {
  expect(new Set(naughtyStrings).size).toBeGreaterThanOrEqual(150)
  for (const [index, text] of naughtyStrings.entries()) {
    const turn = index % places.length
    const here = [...places.slice(turn), ...places.slice(0, turn)].slice(0, placesPerString)
    for (const place of here) {
      for (const request of toRequest('GET', place(text), {})) {
        expect(await findHarm(request)).toBeUndefined()
      }
    }
  }
})

test(`${runs} generated requests break nothing`, { timeout: 3_600_000 }, async () => {
  const text = fc.oneof(
    anyText({ maxLength: 40 }),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.constantFrom(...naughtyStrings),
    fc.webPath(),
    fc.webQueryParameters(),
  )
  const header = fc.dictionary(
    fc.constantFrom(...headerNames),
    fc.constantFrom(
      '',
      '*',
      'W/"x"',
      'br;q=0',
      'bytes=0-1,2-',
      'pwn.example',
      'a'.repeat(4_000),
      '\u00ff',
    ),
  )
  const property = fc.asyncProperty(
    fc.constantFrom(...methods),
    fc.constantFrom(...places),
    fc.array(text, { minLength: 1, maxLength: 3 }),
    header,
    async (method, place, texts, headers) => {
      for (const request of toRequest(method, place(texts.join('')), headers)) {
        expect(await findHarm(request)).toBeUndefined()
      }
    },
  )
  const examples: [string, (text: string) => string, string[], Record<string, string>][] = [
    ['GET', (url) => url, ['//a//$'], {}],
    ['GET', (slug) => `/restaurants/${encode(slug)}`, ['<svg/onload=pwn()>'], {}],
  ]
  await expect(fc.assert(property, { numRuns: runs, examples })).resolves.toBeUndefined()
})
