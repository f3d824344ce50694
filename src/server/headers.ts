const common = {
  // Not includeSubDomains: other hosts of the domain may lack HTTPS.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Other sites and feed readers embed these. */
export const sharedPath = '/share/'
const sharedFile = /^\/(?:share\/|(?:apple-touch-|fav)?icon[\w-]*\.)/

/** Browsers ignore them on scripts, fonts and pictures, of which a first visit loads ten. */
const ofPages = {
  // For the 404 of a static host: browsers ignore frame-ancestors in a <meta>.
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Permissions-Policy':
    'camera=(), microphone=(), display-capture=(), geolocation=(), payment=(), publickey-credentials-get=(), identity-credentials-get=(), usb=(), serial=(), hid=(), midi=(), local-network-access=()',
}

/** For files that are not pages. */
const closedPolicy =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

export interface InlineParts {
  scripts: readonly string[]
  styles: readonly string[]
  hasMailForm: boolean
}

/** On every page, because links to the contact page load no document. */
const contactOrigin = process.env.CONTACT_URL ? [new URL(process.env.CONTACT_URL).origin] : []

/** For a <meta>, in which browsers refuse frame-ancestors. */
export function metaPolicy({ scripts, styles, hasMailForm }: InlineParts): string {
  return [
    ["default-src 'none'"],
    ["script-src 'self'", ...scripts],
    ["style-src 'self'", ...styles],
    ["img-src 'self'"],
    ["font-src 'self'"],
    ["connect-src 'self'", ...contactOrigin],
    ["manifest-src 'self'"],
    ["form-action 'self'", ...(hasMailForm ? ['mailto:'] : []), ...contactOrigin],
    ["base-uri 'none'"],
  ]
    .map((sources) => sources.join(' '))
    .join('; ')
}

/** @param page none for files that are not HTML */
export function securityHeaders(page?: InlineParts): Record<string, string> {
  return {
    'Content-Security-Policy': page ? `${metaPolicy(page)}; frame-ancestors 'none'` : closedPolicy,
    ...common,
    ...(page && ofPages),
  }
}

export function fileSecurityHeaders(url: string): Record<string, string> {
  // XML has a linked style sheet, an icon an inline one.
  const styles = url.endsWith('.xml') ? "'self'" : "'unsafe-inline'"
  return {
    ...securityHeaders(),
    ...(/\.(?:xml|svg)$/.test(url) && {
      'Content-Security-Policy': `${closedPolicy}; style-src ${styles}`,
    }),
    ...(sharedFile.test(url) && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
  }
}
