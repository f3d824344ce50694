/**
 * The rows of Mozilla's HTTP Observatory (github.com/mdn/mdn-http-observatory, scoring of 2026) for
 * a site that is served over HTTPS. Redirection, cookies and CORS count zero here: there is no
 * cookie, no CORS header, and HTTPS is the host's.
 */
export function scoreByObservatory(
  headers: Readonly<Record<string, string>>,
  html: string,
): { score: number; rows: Record<string, number> } {
  const rows = {
    'content-security-policy': scorePolicy(headers['content-security-policy']),
    cookies: headers['set-cookie'] === undefined ? 0 : -20,
    'cross-origin-resource-sharing':
      headers['access-control-allow-credentials'] === undefined ? 0 : -50,
    'referrer-policy': scoreWords(headers['referrer-policy'], privateReferrers, 5, -5, 0),
    'strict-transport-security': scoreTransport(headers['strict-transport-security']),
    'subresource-integrity': scoreIntegrity(html),
    'x-content-type-options': headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    'x-frame-options': /frame-ancestors '(?:none|self)'/.test(
      headers['content-security-policy'] ?? '',
    )
      ? 5
      : -20,
    'cross-origin-resource-policy': scoreWords(
      headers['cross-origin-resource-policy'],
      ['same-origin', 'same-site'],
      10,
      -5,
      0,
    ),
    'cross-origin-opener-policy': scoreWords(
      headers['cross-origin-opener-policy'],
      ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'],
      10,
      -5,
      0,
    ),
    'cross-origin-embedder-policy': scoreWords(
      headers['cross-origin-embedder-policy'],
      ['require-corp', 'credentialless'],
      10,
      -5,
      0,
    ),
  }
  const values = Object.values(rows)
  const withoutBonus = Math.max(0, 100 + sum(values.filter((value) => value < 0)))
  return {
    // A bonus is only for a site that is good without it.
    score: withoutBonus + (withoutBonus >= 90 ? sum(values.filter((value) => value > 0)) : 0),
    rows,
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

const privateReferrers = [
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
]
const broad = /^(?:\*|(?:https?|ftp):(?:\/\/\*(?:\.\*)?)?)$/

function scoreWords(
  value: string | undefined,
  good: readonly string[],
  bonus: number,
  penalty: number,
  missing: number,
): number {
  if (value === undefined) {
    return missing
  }
  return good.includes(value) ? bonus : penalty
}

function isUnsafe(sources: readonly string[]): boolean {
  return sources.some(
    (source) => ["'unsafe-inline'", 'data:'].includes(source) || broad.test(source),
  )
}

function scorePolicy(policy: string | undefined): number {
  if (policy === undefined) {
    return -25
  }
  const directives = new Map(
    policy.split(';').map((text): [string, string[]] => {
      const [name = '', ...sources] = text.trim().split(/\s+/)
      return [name, sources]
    }),
  )
  const read = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*']
  if (isUnsafe(read('script-src')) || read('object-src').some((source) => broad.test(source))) {
    return -20
  }
  if ([...directives.values()].flat().some((source) => /^(?:http|ftp):/.test(source))) {
    return -20
  }
  if ([...read('script-src'), ...read('style-src')].includes("'unsafe-eval'")) {
    return -10
  }
  if (isUnsafe(read('style-src'))) {
    return 0
  }
  return directives.get('default-src')?.join(' ') === "'none'" ? 10 : 5
}

function scoreTransport(value: string | undefined): number {
  const [, maxAge] = /^max-age=(\d+)(?:;|$)/.exec(value ?? '') ?? []
  if (maxAge === undefined) {
    return -20
  }
  return Number(maxAge) >= 15_768_000 ? 0 : -10
}

function scoreIntegrity(html: string): number {
  const scripts = html.match(/<script\b[^>]*\bsrc="[^"]*"[^>]*>/g) ?? []
  if (scripts.some((script) => /\bsrc="(?:https?:)?\/\//.test(script))) {
    return -50
  }
  return scripts.length > 0 && scripts.every((script) => script.includes('integrity="sha')) ? 5 : 0
}
