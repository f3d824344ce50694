const common = {
  // Not includeSubDomains: other hosts of the domain may lack HTTPS.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  // For the 404 of a static host: browsers ignore frame-ancestors in a <meta>.
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Other sites and feed readers embed these. */
export const sharedPath = '/share/'
const sharedFile = /^\/(?:share\/|(?:apple-touch-|fav)?icon[\w-]*\.)/

const permissions =
  'camera=(), microphone=(), display-capture=(), geolocation=(), payment=(), publickey-credentials-get=(), identity-credentials-get=(), usb=(), serial=(), hid=(), midi=(), local-network-access=()'

type Policy = Readonly<Record<string, readonly string[]>>

/** For files that are not pages. */
const closedPolicy: Policy = {
  'default-src': ["'none'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
}

export interface InlineParts {
  scripts: readonly string[]
  styles: readonly string[]
  hasMailForm: boolean
}

/** On every page, because links to the contact page load no document. */
const contactOrigin = process.env.CONTACT_URL ? [new URL(process.env.CONTACT_URL).origin] : []

function pagePolicy({ scripts, styles, hasMailForm }: InlineParts): Policy {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...contactOrigin],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...(hasMailForm ? ['mailto:'] : []), ...contactOrigin],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
}

function writePolicy(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')
}

/** @param page none for files that are not HTML */
export function securityHeaders(page?: InlineParts): Record<string, string> {
  return {
    'Content-Security-Policy': writePolicy(page === undefined ? closedPolicy : pagePolicy(page)),
    ...common,
    ...(page !== undefined && { 'Permissions-Policy': permissions }),
  }
}

export function fileSecurityHeaders(url: string): Record<string, string> {
  return {
    ...securityHeaders(),
    // XML has a linked style sheet, an icon an inline one.
    ...(/\.(?:xml|svg)$/.test(url) && {
      'Content-Security-Policy': writePolicy({
        ...closedPolicy,
        'style-src': [url.endsWith('.xml') ? "'self'" : "'unsafe-inline'"],
      }),
    }),
    ...(sharedFile.test(url) && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
  }
}

/** For a <meta>, in which browsers refuse frame-ancestors. */
export function metaPolicy(page: InlineParts): string {
  const { 'frame-ancestors': _, ...policy } = pagePolicy(page)
  return writePolicy(policy)
}
