const common = {
  // Without includeSubDomains: only the owner of the domain knows whether all its hosts have HTTPS.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  // The same as frame-ancestors, which browsers ignore in the <meta> policy of a static host's 404.
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Other sites and feed readers embed these. */
export const sharedPath = '/share/'
const sharedFile = /^\/(?:share\/|(?:apple-touch-|fav)?icon[\w-]*\.)/

/** Features that an injected script could abuse. No page uses them. */
const permissions =
  'camera=(), microphone=(), display-capture=(), geolocation=(), payment=(), publickey-credentials-get=(), identity-credentials-get=(), usb=(), serial=(), hid=(), midi=(), local-network-access=()'

type Policy = Readonly<Record<string, readonly string[]>>

/** For files that are not pages: if a browser shows one as a document, nothing in it runs or loads. */
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

/** On every page, because the browser may open the contact page from any without another document. */
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

/** @param page the inline parts of an HTML document; none for anything else */
export function securityHeaders(page?: InlineParts): Record<string, string> {
  return {
    'Content-Security-Policy': writePolicy(page === undefined ? closedPolicy : pagePolicy(page)),
    ...common,
    ...(page !== undefined && { 'Permissions-Policy': permissions }),
  }
}

/** The security headers of a file that is not a page. */
export function fileSecurityHeaders(url: string): Record<string, string> {
  return {
    ...securityHeaders(),
    // The feed and the sitemap name a style sheet of the site; an icon has its own inside.
    ...(/\.(?:xml|svg)$/.test(url) && {
      'Content-Security-Policy': writePolicy({
        ...closedPolicy,
        'style-src': [url.endsWith('.xml') ? "'self'" : "'unsafe-inline'"],
      }),
    }),
    ...(sharedFile.test(url) && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
  }
}

/** The policy for a <meta>, for hosts that set no headers: browsers refuse frame-ancestors there. */
export function metaPolicy(page: InlineParts): string {
  const { 'frame-ancestors': _, ...policy } = pagePolicy(page)
  return writePolicy(policy)
}
